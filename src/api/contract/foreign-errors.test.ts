import { expect, it } from 'vitest';
import { findDrifts, formatDrift } from './drifts.ts';
import { unreadReply } from './endpoint.ts';
import { findForeignReason } from './foreign-errors.ts';

it.each([
  [{ detail: 'The slot is gone', title: 'Conflict of slots' }, 'detail', 'The slot is gone'],
  [{ type: 'about:blank', title: 'You are out of credit', status: 403 }, 'title', 'You are out of credit'],
  [{ error: 'Wrong password' }, 'error', 'Wrong password'],
  [{ error: { code: 7, message: 'Wrong password' } }, 'error.message', 'Wrong password'],
  [{ error: 'invalid_grant', error_description: 'Wrong password' }, 'error_description', 'Wrong password'],
  [{ errors: { email: ['is taken'] } }, 'errors', 'email: is taken'],
  [
    { errors: { email: ['is taken.', 'Use another'], phone: 'is missing' } },
    'errors',
    'email: is taken. Use another. phone: is missing',
  ],
  [{ errors: { email: { message: 'is taken' } } }, 'errors', 'email: is taken'],
  [{ errors: [{ field: 'email', message: 'is taken' }] }, 'errors', 'email: is taken'],
  [
    { errors: [{ detail: 'is taken', pointer: '#/user/email' }, 'Too late', 7, null] },
    'errors',
    'user.email: is taken. Too late',
  ],
  [
    { title: 'Your request is not valid.', errors: [{ detail: 'is taken', pointer: '/email' }] },
    'errors',
    'email: is taken',
  ],
  [{ detail: 'Not valid', errors: { email: ['is taken'] } }, 'detail', 'Not valid. email: is taken'],
  [{ message: '', detail: 'Gone' }, 'detail', 'Gone'],
  [{ message: null, detail: ' Gone\n\t\u0000for good ' }, 'detail', 'Gone for good'],
])('finds the reason in %j', (body, name, text) => {
  expect(findForeignReason(body)).toEqual({ name, text });
});

it.each([
  [{ message: 'Ours', detail: 'Theirs', error: 'Theirs', errors: { a: ['Theirs'] } }],
  [{ message: ['Ours'], error: 'Theirs' }],
  [{ status: 400, data: { detail: 'Theirs' } }],
  [{ detail: { en: 'No' }, title: 7, error: true, errors: { email: [{ code: 7 }], age: 7 } }],
  [{ errors: [] }],
  [{ title: 'Not Found', error: '404 Not Found', status: 404 }],
  [{ error: 'Internal Server Error', detail: ' ' }],
  [['Theirs']],
  ['Theirs'],
  [null],
])('finds none in %j', (body) => {
  expect(findForeignReason(body)).toBeNull();
});

it('shortens a long reason between characters', () => {
  const { text = '' } = findForeignReason({ detail: '😀'.repeat(1000) }) ?? {};
  expect(text).toBe(`${'😀'.repeat(299)}…`);
  const errors = Object.fromEntries([...Array(1000)].map((_, index) => [`f${index}`, ['x']]));
  expect(findForeignReason({ errors })?.text).toMatch(/^f0: x\. .*\. f19: x$/);
});

it.each([
  [
    400,
    { detail: 'jane@doe.example' },
    ['message: expected the reason of the refusal, found it in “detail”'],
  ],
  [
    200,
    { status: 400, error: 'jane@doe.example' },
    [
      'message: expected the reason of the refusal, found it in “error”',
      'status: expected HTTP status 400, found 200',
    ],
  ],
  [400, { message: 'No', detail: 'No' }, []],
  [200, { detail: 'No error' }, []],
])('is a drift of a %d that names the field: %j', (status, body, drifts) => {
  const found = findDrifts({ reply: unreadReply }, status, JSON.stringify(body));
  expect(found.map(formatDrift)).toEqual(drifts);
});
