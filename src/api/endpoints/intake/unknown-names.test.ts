import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { request } from '#api/client/client.ts';
import { fakeApi, reply } from '#api/client/fake-api.ts';
import { currentUserScope } from '#api/contract/endpoint.ts';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import { arbitraryAnswers } from '#domain/questions/answers/arbitrary-answers.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers } from '#domain/questions/questionnaire.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { intakeCalls } from './sections.ts';

const modules = keysOf(questionnaires);
type Module = (typeof modules)[number];

const bookkeeping = {
  id: 7,
  _id: 'a',
  _links: { self: '/x' },
  '@type': 'Record',
  revision: 3,
  user_id: 3,
  patientId: 'p',
  createdAt: '2026-11-20',
  updated_by: 'x',
};
const rename = (record: WireRecord) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [`the_${name}`, value]));

/** Reads a section whose API has stored this record. */
async function read(module: Module, record: WireRecord | null) {
  fakeApi(() => reply(module === 'FamilyHistory' ? [{ userId: null }, record] : record));
  return (await request(intakeCalls[module].read, { subject: currentUserScope }, '')).data;
}

describe.each(modules)('the record of %s', (module) => {
  const questionnaire = questionnaires[module];
  const records = arbitraryAnswers(questionnaire.questions).map((answers) =>
    encodeAnswers(questionnaire, answers),
  );

  it('is read, with or without what servers add', () =>
    fc.assert(
      fc.asyncProperty(records, fc.constantFrom({}, bookkeeping), async (record, added) => {
        const stored = await read(module, { ...record, ...added });
        expect(decodeAnswers(questionnaire, stored)).toEqual(decodeAnswers(questionnaire, record));
      }),
    ));

  it('is never read as blank under other names', () =>
    fc.assert(
      fc.asyncProperty(records, async (record) => {
        await expect(
          read(module, { ...rename(record), ...bookkeeping, note2: 'content' }),
        ).rejects.toMatchObject({
          kind: 'unknown-names',
        });
      }),
    ));

  it.each([[null], [{}], [bookkeeping], [{ other: null, more: '', list: [], map: {} }]])(
    'of %j was never saved',
    async (record) => {
      expect(decodeAnswers(questionnaire, await read(module, record))).toEqual(
        decodeAnswers(questionnaire, null),
      );
    },
  );

  it.each([[{ [module]: { note: 'inside' } }], [[{ note: 'in a list' }]], [{ first_name: false }]])(
    'of %j is unknown',
    async (record) => {
      await expect(read(module, record as WireRecord)).rejects.toMatchObject({ kind: 'unknown-names' });
    },
  );
});

it.each([
  ['Medications', { medications: [{ brand: 'Willow bark', how_much: '2' }] }],
  ['Diagnosis', { diagnoseNote: '', concerns: [{ what: 'Migraine' }] }],
] as const)('%s is not read without the names of its rows', async (module, record) => {
  await expect(read(module, record)).rejects.toMatchObject({ kind: 'malformed' });
});

it('is not read without the part before it', async () => {
  fakeApi(() => reply([{ Depression: true }]));
  await expect(
    request(intakeCalls.FamilyHistory.read, { subject: currentUserScope }, ''),
  ).rejects.toMatchObject({ kind: 'malformed' });
});
