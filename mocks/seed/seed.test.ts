import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { type QuestionnaireModule, questionnaires } from '#domain/intake/questionnaires.ts';
import { intakeModules } from '#domain/intake/sections.ts';
import { countries } from '#domain/options/person.ts';
import { isValidPhone } from '#domain/phone.ts';
import { decodeAnswers, findProblems } from '#domain/questions/questionnaire.ts';
import { personas } from '../personas.ts';
import { type Scenario, scenarioNames, scenarios } from '../scenarios.ts';
import type { Store } from '../store.ts';
import { createTestServer, TEST_TIME } from '../testing.ts';

let store: Store;

beforeAll(async () => {
  ({ store } = await createTestServer());
});

const completedOf = (email: string) => {
  const { id } = store.tables.accounts.find((account) => account.email === email) ?? {};
  const own = store.tables.completed.filter(({ userId }) => userId === id).map(({ module }) => module);
  return intakeModules.filter((module) => own.includes(module));
};

test('every record of a section keeps its own rules', () => {
  for (const { userId, module, record } of store.tables.intakeRecords) {
    const questionnaire = questionnaires[module as QuestionnaireModule];
    if (!questionnaire) throw new Error(`${module} is not built`);
    expect(v.is(questionnaire.body, record), `${userId} ${module}`).toBe(true);
    const problems = findProblems(questionnaire.questions, decodeAnswers(questionnaire, record));
    expect(problems, `${userId} ${module}`).toEqual({});
  }
});

test('a record belongs to a section that counts as complete', () => {
  const completed = new Set(store.tables.completed.map(({ userId, module }) => `${userId} ${module}`));
  expect(completed.size).toBe(store.tables.completed.length);
  for (const { userId, module } of store.tables.intakeRecords) {
    expect(completed).toContain(`${userId} ${module}`);
  }
});

test('people have telephones and places that exist, and nobody shares an address', async () => {
  const known = (await countries.load('')).map(({ value }) => value);
  const { accounts } = store.tables;
  expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
  expect(new Set(accounts.map(({ id }) => id)).size).toBe(accounts.length);
  for (const { phone, homePhone, country } of accounts) {
    expect(isValidPhone(phone) && isValidPhone(homePhone)).toBe(true);
    if (country) expect(known).toContain(country);
  }
});

test('the demo accounts are as far as they say', () => {
  expect(store.tables.accounts.map(({ email }) => email)).toEqual(
    expect.arrayContaining(personas.map(({ email }) => email)),
  );
  expect(completedOf('new.patient@clinic.test')).toEqual([]);
  expect(completedOf('complete.patient@clinic.test')).toEqual(intakeModules);
  const half = completedOf('patient@clinic.test');
  expect(half).toHaveLength(6);
  expect(intakeModules.find((module) => !half.includes(module))).toBe('Diagnosis');
});

test('the physician has 60 patients, some of them pending, the new one none', () => {
  const of = (id: string) => store.tables.careLinks.filter(({ physicianId }) => physicianId === id);
  expect(of('physician')).toHaveLength(60);
  expect(of('physician').filter(({ status }) => status === 'pending')).toHaveLength(7);
  expect(of('new-physician')).toEqual([]);
});

test('notifications are in the past and lead into the app', () => {
  const { notifications } = store.tables;
  for (const { createdAt, link } of notifications) {
    expect(Date.parse(createdAt)).toBeLessThan(TEST_TIME);
    expect(link).toMatch(/^\/[a-z]/i);
  }
  const mine = notifications.filter(({ accountId }) => accountId === 'patient');
  expect(mine).toHaveLength(13);
  expect(mine.filter(({ isRead }) => !isRead)).toHaveLength(4);
});

test('the shared lists are long and hold nothing twice', () => {
  const { diagnoses, medications, products } = store.tables;
  for (const [list, least] of [
    [diagnoses, 120],
    [medications, 150],
    [products, 12],
  ] as const) {
    expect(list.length).toBeGreaterThanOrEqual(least);
    expect(new Set(list.map(({ name }) => name.toLowerCase())).size).toBe(list.length);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
});

test('every scenario signs in somebody who exists', () => {
  for (const name of scenarioNames) {
    const { signedIn }: Scenario = scenarios[name];
    if (signedIn) expect(personas.map(({ email }) => email)).toContain(signedIn);
  }
});
