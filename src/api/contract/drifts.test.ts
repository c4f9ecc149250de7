import * as v from 'valibot';
import { expect, it } from 'vitest';
import { withKnownWords } from '#domain/values/known-words.ts';
import { describeKind, findDrifts, formatDrift } from './drifts.ts';
import { unreadReply } from './endpoint.ts';
import { readableList } from './readable-list.ts';
import { countSchema } from './reply-fields.ts';
import { booleanSchema, choiceSchema, mapSchema, numberSchema, textSchema } from './tolerances.ts';

const row = v.object({ id: numberSchema, phone: textSchema });
const endpoint = { reply: v.object({ rows: readableList(row), role: choiceSchema(['patient', 'admin']) }) };
const formattedDrifts = (body: unknown, status = 200, reply: { reply: v.GenericSchema } = endpoint) =>
  findDrifts(reply, status, typeof body === 'string' ? body : JSON.stringify(body)).map(formatDrift);
const validData = { rows: [{ id: 1, phone: '555', more: true }], role: 'patient' };

it('finds no drift in a valid reply, in any order and with further fields', () => {
  expect(
    formattedDrifts({ data: { more: 1, role: 'admin', rows: [] }, message: null, status: 200, trace: 'a' }),
  ).toEqual([]);
  expect(formattedDrifts({ status: 200, message: 'OK', data: validData })).toEqual([]);
});

it('lists each field once, for any number of rows, and no value', () => {
  const rows = [...Array(60)].map((_, index) => ({ id: String(index), phone: ['555 0147'] }));
  const drifts = formattedDrifts({ status: 200, message: '', data: { rows, role: 'Patient' } });
  expect(drifts).toEqual([
    'data.rows[].id: expected a number, found a number in a text (60 times)',
    'data.rows[].phone: expected a text, found a list (60 times)',
    'data.role: expected "patient" or "admin", found a text',
  ]);
  expect(drifts.join()).not.toMatch(/555|Patient/);
});

it('shows names of the contract, but no keys of a map', () => {
  const tally = { reply: v.object({ top: mapSchema(countSchema) }) };
  const drifts = formattedDrifts({ data: { top: { Gout: 'many', Lupus: -1 } } }, 200, tally);
  expect(drifts).toEqual([
    'data.top.…: expected a number, found a text',
    'data.top.…: expected >=0, found a number',
  ]);
});

it('reports missing fields', () => {
  expect(formattedDrifts({ data: { rows: [{ phone: null }] } })).toEqual([
    'data.rows[].id: expected to be there, found nothing',
    'data.rows[].phone: expected a text, found null',
    'data.role: expected to be there, found nothing',
  ]);
  expect(formattedDrifts('')).toEqual(['data: expected an object, found nothing']);
});

it.each([
  [{ status: 400, message: 'Not like this' }, []],
  ['', []],
  [
    { status: '400', message: ['a', 'b'] },
    ['status: expected a number, found a number in a text', 'message: expected a text, found a list'],
  ],
  ['<h1>Bad Gateway</h1>', ['the body: expected JSON, found a text that is no JSON']],
])('checks an error reply of %j', (body, drifts) => {
  expect(formattedDrifts(body, 400)).toEqual(drifts);
});

it('reports an error status in the envelope of a success, and nothing of its data', () => {
  expect(formattedDrifts({ status: 400, message: 'Not like this', data: null })).toEqual([
    'status: expected HTTP status 400, found 200',
  ]);
});

it('does not check an unread reply', () => {
  expect(formattedDrifts('', 204, { reply: unreadReply })).toEqual([]);
  expect(formattedDrifts({ data: [7] }, 200, { reply: unreadReply })).toEqual([]);
});

it.each([
  [null, 'null'],
  ['', 'an empty text'],
  ['Jane', 'a text'],
  ['97201', 'a number in a text'],
  ['04/28/1986', 'a text like 99/99/9999'],
  [12.5, 'a number'],
  [true, 'a boolean'],
  [[], 'an empty list'],
  [{ name: 'Jane' }, 'an object'],
])('describes the kind of %j without its content', (value, kind) => {
  expect(describeKind(value)).toBe(kind);
});

it.each([
  [booleanSchema, [1, '1', 'true', 'YES'], [true, true, true, true]],
  [booleanSchema, [0, '0', 'false', 'no', '', null], [false, false, false, false, false, false]],
  [numberSchema, ['3', ' 2.5 ', '-1'], [3, 2.5, -1]],
  [textSchema, [97201], ['97201']],
  [choiceSchema(['patient', 'admin']), ['Patient', ' ADMIN '], ['patient', 'admin']],
])('accepts the variants of tolerances.ts', (schema, variants, meanings) => {
  expect(variants.map((variant) => v.parse(schema as v.GenericSchema, variant))).toEqual(meanings);
});

it.each([
  [booleanSchema, [2, 'maybe', {}, []]],
  [numberSchema, ['three', '', '0x10', '1e3', null, [3]]],
  [textSchema, [null, true, ['a']]],
  [choiceSchema(['patient']), ['patients', 'admin', 1, null]],
])('rejects values without a clear meaning', (schema, variants) => {
  for (const variant of variants)
    expect(v.is(schema as v.GenericSchema, variant), String(variant)).toBe(false);
});

it('reports other letters of a known word, and no other text', () => {
  const reply = v.object({ unit: withKnownWords(v.string(), ['Lbs', 'KG']) });
  const driftsOf = (unit: string) =>
    formattedDrifts({ status: 200, message: '', data: { unit } }, 200, { reply });
  expect(driftsOf('lbs')).toEqual(['data.unit: expected the word in the contract’s letters, found a text']);
  expect(driftsOf('Lbs')).toEqual([]);
  expect(driftsOf('Stone')).toEqual([]);
});
