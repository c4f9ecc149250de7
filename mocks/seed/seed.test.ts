import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { type QuestionnaireModule, questionnaires } from '#domain/intake/questionnaires.ts';
import { intakeModules } from '#domain/intake/sections.ts';
import { countries } from '#domain/options/person.ts';
import { decodeAnswers, encodeAnswers, findProblems } from '#domain/questions/questionnaire.ts';
import { isValidPhone } from '#domain/values/phone.ts';
import type { Scenario } from '#mocks/controls/scenarios/scenario.ts';
import { scenarioNames, scenarios } from '#mocks/controls/scenarios/scenarios.ts';
import { findInteractions } from '#mocks/rules/interactions.ts';
import { refuseBrokenRules } from '#mocks/rules/section-rules.ts';
import type { Store } from '#mocks/store/store.ts';
import { createTestServer, TEST_TIME } from '../testing/test-server.ts';
import { demoAccounts } from './demo/demo-accounts.ts';

let store: Store;

beforeAll(async () => {
  ({ store } = await createTestServer());
});

const listCompleted = (email: string) => {
  const { id } = store.tables.accounts.find((account) => account.email === email) ?? {};
  const patientModules = store.tables.completed
    .filter(({ userId }) => userId === id)
    .map(({ module }) => module);
  return intakeModules.filter((module) => patientModules.includes(module));
};

test('stores that are seeded at the same time get the same people', async () => {
  const [one, other] = await Promise.all([createTestServer(), createTestServer()]);
  expect(one.store.serialize()).toBe(store.serialize());
  expect(other.store.serialize()).toBe(store.serialize());
});

test('the diagnoses are in the order of a dictionary', () => {
  const names = store.tables.diagnoses.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('every record keeps the rules of its section', async () => {
  for (const { userId, module, record } of store.tables.intakeRecords) {
    const questionnaire = questionnaires[module as QuestionnaireModule];
    if (!questionnaire) throw new Error(`${module} is not built`);
    expect(v.is(questionnaire.body, record), `${userId} ${module}`).toBe(true);
    const problems = findProblems(questionnaire.questions, decodeAnswers(questionnaire, record));
    expect(problems, `${userId} ${module}`).toEqual({});
    // The server's own rules, too: e.g. an answer that is not on its list.
    await expect(refuseBrokenRules(questionnaire, record), `${userId} ${module}`).resolves.toBeUndefined();
  }
});

test('every record equals the body that its form would send, with hidden fields empty', () => {
  for (const { userId, module, record } of store.tables.intakeRecords) {
    const questionnaire = questionnaires[module as QuestionnaireModule];
    const sent = encodeAnswers(questionnaire, decodeAnswers(questionnaire, record));
    expect(sent, `${userId} ${module}`).toEqual(record);
  }
});

test('every record belongs to a complete section', () => {
  const completed = new Set(store.tables.completed.map(({ userId, module }) => `${userId} ${module}`));
  expect(completed.size).toBe(store.tables.completed.length);
  for (const { userId, module } of store.tables.intakeRecords) {
    expect(completed).toContain(`${userId} ${module}`);
  }
  const recorded = store.tables.intakeRecords.map(({ userId, module }) => `${userId} ${module}`);
  expect(new Set(recorded).size).toBe(recorded.length);
  const withoutRecord = [...completed].filter((entry) => !recorded.includes(entry));
  expect(withoutRecord.filter((entry) => !entry.endsWith(' MyDocuments'))).toEqual([]);
});

test.each(Object.keys(questionnaires))('many patients have answered %s', (module) => {
  const records = store.tables.intakeRecords.filter((entry) => entry.module === module);
  expect(records.length).toBeGreaterThan(30);
  expect(records.map(({ userId }) => userId)).toContain('complete-patient');
});

test('medications are on the shared list; the complete patient has every kind of interaction', () => {
  const nameById = new Map(store.tables.medications.map(({ id, name }) => [id, name]));
  const medicationRecords = store.tables.intakeRecords.filter(({ module }) => module === 'Medications');
  for (const { userId, record } of medicationRecords) {
    for (const { medicationId, name } of record.medications as { medicationId: string; name: string }[]) {
      expect(nameById.get(medicationId), userId).toBe(name);
    }
  }
  const patientModules = medicationRecords.find(({ userId }) => userId === 'complete-patient')?.record
    .medications;
  expect(findInteractions((patientModules as { name: string }[]).map(({ name }) => name))).toEqual({
    substrates: ['Ondansetron', 'Tamoxifen'],
    inducers: ['Dexamethasone'],
    inhibitors: ['Duloxetine'],
  });
});

test('people have valid telephone numbers and places, and no two share an e-mail', async () => {
  const countryNames = (await countries.load('')).map(({ value }) => value);
  const { accounts } = store.tables;
  expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
  expect(new Set(accounts.map(({ id }) => id)).size).toBe(accounts.length);
  for (const { phone, homePhone, country } of accounts) {
    expect(isValidPhone(phone) && isValidPhone(homePhone)).toBe(true);
    if (country) expect(countryNames).toContain(country);
  }
});

test('patients were old enough for the events in their records', () => {
  const birthYearById = new Map(store.tables.accounts.map(({ id, dob }) => [id, Number(dob.slice(-4))]));
  const findYoungestAge = (module: string, years: (record: Record<string, unknown>) => readonly number[]) =>
    store.tables.intakeRecords
      .filter((entry) => entry.module === module)
      .flatMap(({ userId, record }) => years(record).map((year) => year - (birthYearById.get(userId) ?? 0)))
      .sort((a, b) => a - b)[0];
  const findYears = (text: unknown) => (text ? [Number(/\d{4}/.exec(String(text))?.[0])] : []);
  expect(findYoungestAge('Diagnosis', ({ onsetDate }) => findYears(onsetDate))).toBeGreaterThanOrEqual(10);
  expect(
    findYoungestAge('MilitaryService', (record) => findYears(record.startWarzonePeriod)),
  ).toBeGreaterThanOrEqual(18);
  const diagnosesOfOldAge = ['Parkinson’s disease', 'Osteoarthritis', 'Diabetic neuropathy', 'Lung cancer'];
  for (const { userId, module, record } of store.tables.intakeRecords) {
    if (module !== 'Diagnosis' || !diagnosesOfOldAge.includes(String(record.name))) continue;
    expect(2026 - (birthYearById.get(userId) ?? 0), `${userId} ${record.name}`).toBeGreaterThanOrEqual(50);
  }
});

test('no check-up is earlier than the registration', () => {
  const { accounts, checkUps } = store.tables;
  const registeredAtById = new Map(accounts.map(({ id, registeredAt }) => [id, registeredAt]));
  for (const { userId, createdAt } of checkUps)
    expect(createdAt > (registeredAtById.get(userId) ?? ''), userId).toBe(true);
});

test('demo accounts have the progress that they announce', () => {
  expect(store.tables.accounts.map(({ email }) => email)).toEqual(
    expect.arrayContaining(demoAccounts.map(({ email }) => email)),
  );
  expect(listCompleted('new.patient@clinic.test')).toEqual([]);
  expect(listCompleted('complete.patient@clinic.test')).toEqual(intakeModules);
  const completedByHalfDone = listCompleted('patient@clinic.test');
  expect(completedByHalfDone).toHaveLength(6);
  expect(intakeModules.find((module) => !completedByHalfDone.includes(module))).toBe('Diagnosis');
});

test('the physician has 60 patients, some pending; the new physician has none', () => {
  const of = (id: string) => store.tables.careLinks.filter(({ physicianId }) => physicianId === id);
  expect(of('physician')).toHaveLength(60);
  expect(of('physician').filter(({ status }) => status === 'pending')).toHaveLength(7);
  expect(of('new-physician')).toEqual([]);
});

test('notifications are in the past and link into the app', () => {
  const { notifications } = store.tables;
  for (const { createdAt, link } of notifications) {
    expect(Date.parse(createdAt)).toBeLessThan(TEST_TIME);
    expect(link).toMatch(/^\/[a-z]/i);
  }
  const patientNotifications = notifications.filter(({ accountId }) => accountId === 'patient');
  expect(patientNotifications).toHaveLength(13);
  expect(patientNotifications.filter(({ isRead }) => !isRead)).toHaveLength(4);
});

test('the shared lists are long and have no duplicates', () => {
  const { diagnoses, medications, products } = store.tables;
  for (const [list, minLength] of [
    [diagnoses, 120],
    [medications, 150],
    [products, 12],
  ] as const) {
    expect(list.length).toBeGreaterThanOrEqual(minLength);
    expect(new Set(list.map(({ name }) => name.toLowerCase())).size).toBe(list.length);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
});

test('every scenario signs in an existing account', () => {
  for (const name of scenarioNames) {
    const { signedIn }: Scenario = scenarios[name];
    if (signedIn) expect(demoAccounts.map(({ email }) => email)).toContain(signedIn);
  }
});
