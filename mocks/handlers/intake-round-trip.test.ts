import fc from 'fast-check';
import { getResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '#api/client/call.ts';
import { BASE, fakeApi, fakeStorage } from '#api/client/fake-api.ts';
import { currentUserScope } from '#api/contract/endpoint.ts';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import { contacts } from '#domain/intake/questions/contacts.ts';
import { intakeSections } from '#domain/intake/sections.ts';
import { arbitraryAnswers } from '#domain/questions/answers/arbitrary-answers.ts';
import type { Answers, LookupAnswer } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers } from '#domain/questions/questionnaire.ts';
import { createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import { createMswHandlers } from '#mocks/transports/msw-handlers.ts';

afterEach(() => vi.unstubAllGlobals());

const questionnaireSections = intakeSections
  .filter((section) => section.module !== 'MyDocuments')
  .map((section) => ({ ...section, questionnaire: questionnaires[section.module] }));

/** Connects the app's client to the mock, signed in as an account. */
async function connectAs(email: string) {
  const server = await createTestServer();
  const handlers = createMswHandlers(server, BASE);
  fakeApi(async (request) => (await getResponse(handlers, request)) ?? Response.error());
  fakeStorage({ token: signInForToken(server, email), refreshToken: 'unused' });
  const patientId = (patientEmail: string) =>
    server.store.tables.accounts.find((account) => account.email === patientEmail)?.id;
  return { tables: server.store.tables, patientId };
}

type Item = NonNullable<LookupAnswer['item']>;

/** Replaces free answers by items that exist on the server's lists. */
function useListItems(answers: Answers, diagnosis: Item, medications: readonly Item[]): Answers {
  const toLookupAnswer = (item: Item | undefined) => ({ text: item?.name ?? '', item: item ?? null });
  if ('country' in answers) return { ...answers, country: 'United States', state: 'Oregon' };
  if ('diagnosis' in answers) return { ...answers, diagnosis: toLookupAnswer(diagnosis) };
  if (!('medications' in answers)) return answers;
  const rows = answers.medications as Answers[];
  return {
    ...answers,
    medications: rows.map((row, index) =>
      (row.medication as LookupAnswer).item
        ? { ...row, medication: toLookupAnswer(medications[index]) }
        : row,
    ),
  };
}

it.each(questionnaireSections)(
  'any valid answers to $title are saved and read back unchanged',
  async ({ module, questionnaire }) => {
    const { tables } = await connectAs('new.patient@clinic.test');
    const { read, save, pack } = intakeCalls[module];
    const subject = currentUserScope;
    const anyAnswers = fc
      .tuple(arbitraryAnswers(questionnaire.questions), fc.constantFrom(...tables.diagnoses))
      .map(([answers, diagnosis]) => useListItems(answers, diagnosis, tables.medications));
    expect((await call(read, { subject })).data).toBeNull();
    await fc.assert(
      fc.asyncProperty(anyAnswers, async (answers) => {
        const record = encodeAnswers(questionnaire, answers);
        await call(save, { body: pack(record) as never, subject });
        const { data } = await call(read, { subject });
        expect(encodeAnswers(questionnaire, decodeAnswers(questionnaire, data))).toEqual(record);
      }),
      { numRuns: 30 },
    );
    const { data: status } = await call(readIntakeStatus, { subject });
    expect(status.sections.filter(({ isCompleted }) => isCompleted)).toEqual([{ module, isCompleted: true }]);
  },
);

it('a physician saves a patient’s section but none of their own (intake §6)', async () => {
  const { patientId } = await connectAs('physician@clinic.test');
  const subject = { userId: patientId('patient@clinic.test') ?? '' };
  const body = {
    ...encodeAnswers(contacts, decodeAnswers(contacts, null)),
    firstName: 'Grace',
    lastName: 'Hopper',
    contactPhone: '5551234567',
  };
  await call(intakeCalls.Contacts.save, { body: body as never, subject });
  expect((await call(intakeCalls.Contacts.read, { subject })).data).toMatchObject({ lastName: 'Hopper' });
  await expect(call(intakeCalls.Contacts.read, { subject: currentUserScope })).rejects.toMatchObject({
    status: 400,
  });
});
