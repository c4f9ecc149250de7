import { expect, test } from 'vitest';
import {
  createExampleBody,
  type EffectValues,
  getBodyText,
  needsBody,
  parseEffect,
} from './effect-values.ts';

const values: EffectValues = {
  kind: 'answer',
  status: '500',
  message: '',
  ms: '2000',
  answerStatus: '202',
  body: null,
};

test.each<[Partial<EffectValues>, effect: object]>([
  [{ kind: 'status' }, { kind: 'status', status: 500 }],
  [
    { kind: 'status', message: 'Not now' },
    { kind: 'status', status: 500, message: 'Not now' },
  ],
  [
    { kind: 'delay', ms: ' 1500 ' },
    { kind: 'delay', ms: 1500 },
  ],
  [{ kind: 'offline' }, { kind: 'offline' }],
  [{}, { kind: 'answer', status: 202, body: { status: 202, message: '', data: null } }],
  [{ body: '[1, null]' }, { kind: 'answer', status: 202, body: [1, null] }],
  [{ body: ' ' }, { kind: 'answer', status: 202 }],
  [
    { answerStatus: '204', body: '{' },
    { kind: 'answer', status: 204 },
  ],
])('%j makes the effect %j', (changes, effect) => {
  expect(parseEffect({ ...values, ...changes })).toEqual(effect);
});

test.each<[Partial<EffectValues>, field: string, message: RegExp]>([
  [{ kind: 'delay', ms: 'soon' }, 'ms', /whole number of milliseconds, such as 2000, not “soon”/],
  [{ answerStatus: '99' }, 'status', /from 200 to 599, such as 500, not “99”/],
  [{ answerStatus: 'ok' }, 'status', /not “ok”/],
  [{ body: '{ data: 1 }' }, 'body', /^This is not JSON\. Names and texts are in double quotes/],
  [{ body: '{' }, 'body', /^This is not JSON/],
])('refuses %j at the field %s', (changes, field, message) => {
  expect(parseEffect({ ...values, ...changes })).toEqual({ field, message: expect.stringMatching(message) });
});

test('shows the example with the typed status until the body is changed', () => {
  expect(getBodyText(values)).toBe('{\n  "status": 202,\n  "message": "",\n  "data": null\n}');
  expect(getBodyText({ ...values, body: '' })).toBe('');
  expect(createExampleBody('4o4')).toContain('"status": "4o4"');
});

test.each([
  ['200', true],
  ['204', false],
  ['205', false],
  ['304', false],
  ['', true],
])('an answer with the status “%s” can have a body: %s', (status, canHaveBody) => {
  expect(needsBody(status)).toBe(canHaveBody);
});
