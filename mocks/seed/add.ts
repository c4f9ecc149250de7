import { type QuestionnaireModule, questionnaires } from '#domain/intake/questionnaires.ts';
import type { IntakeModule } from '#domain/intake/sections.ts';
import { nameTitles } from '#domain/options/person.ts';
import type { Answers, AnswersTo } from '#domain/questions/question.ts';
import { encodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, Tables } from '#mocks/store/tables.ts';
import { demoAccounts, demoPassword } from './demo/demo-accounts.ts';

const dayMs = 86_400_000;

/** Returns the ISO date and time of some days ago. */
export const getDaysBefore = (store: Pick<Store, 'now'>, days: number) =>
  new Date(store.now() - days * dayMs).toISOString();

/** Default registration date of seeded accounts. */
const defaultRegisteredAt = '2024-01-15T17:00:00.000Z';

/** Adds an account with the demo password; missing fields are empty. */
export function addAccount(
  tables: Tables,
  fields: Pick<Account, 'id' | 'role' | 'email' | 'firstName' | 'lastName'> & Partial<Account>,
): Account {
  const account: Account = {
    password: demoPassword,
    suffix: '',
    phone: '',
    homePhone: '',
    dob: '',
    gender: '',
    address: '',
    addressTwo: '',
    city: '',
    zipCode: '',
    country: '',
    state: '',
    profileImage: '',
    twoFA: false,
    mmrNumber: '',
    mmrExp: '',
    isApplicant: false,
    officeEmail: '',
    officeNumber: '',
    specialization: '',
    deceased: false,
    deceasedDate: '',
    deceasedCause: '',
    registeredAt: defaultRegisteredAt,
    ...fields,
  };
  tables.accounts.push(account);
  return account;
}

/** Adds a demo account. @throws Error for an e-mail that no demo account has */
export function addDemoAccount(
  tables: Tables,
  email: string,
  fields: Pick<Account, 'id'> & Partial<Account>,
): Account {
  const demoAccount = demoAccounts.find((candidate) => candidate.email === email);
  if (!demoAccount) throw new Error(`There is no demo account ${email}`);
  const { role, firstName, lastName } = demoAccount;
  return addAccount(tables, { role, email, firstName, lastName, ...fields });
}

/** Marks sections as complete. */
export function markComplete(tables: Tables, userId: string, modules: readonly IntakeModule[]): void {
  tables.completed.push(...modules.map((module) => ({ userId, module })));
}

/** Saves a section as its form would send the answers; other fields stay blank. */
export function fillIn<Module extends QuestionnaireModule>(
  tables: Tables,
  userId: string,
  module: Module,
  answers: Partial<AnswersTo<(typeof questionnaires)[Module]['questions'][number]>>,
): void {
  const questionnaire: Questionnaire = questionnaires[module];
  const blank = Object.fromEntries(
    questionnaire.questions.map((question) => [question.name, question.blank]),
  );
  const record = encodeAnswers(questionnaire, { ...blank, ...answers });
  tables.intakeRecords.push({ userId, module, record });
  markComplete(tables, userId, [module]);
}

/** Returns the answers of patient information that an account already has. */
export function buildKnownAnswers(account: Account) {
  const { firstName, lastName, phone, homePhone, dob, gender } = account;
  // The intake and the profile have separate lists of titles (decision 49).
  const suffix = nameTitles.find(({ value }) => value.toLowerCase() === account.suffix)?.value ?? '';
  const { address, addressTwo, city, zipCode, country, state } = account;
  const person = { firstName, lastName, suffix, phone, homePhone, dob, gender };
  return { ...person, address, addressTwo, city, zipCode, country, state };
}

/** Returns rows of medications from the shared list. @throws Error for a name not on the list */
export function buildMedicationRows(
  tables: Tables,
  rows: readonly (readonly [name: string, dose: string, frequency: string])[],
): Answers[] {
  return rows.map(([name, dose, frequency]) => {
    const item = tables.medications.find((candidate) => candidate.name === name);
    if (!item) throw new Error(`The list of medications has no ${name}`);
    return { medication: { text: item.name, item: { ...item } }, dose, frequency };
  });
}

/** Returns answers to conditions: yes to the chosen ones. @throws Error for an unknown condition */
export function answerConditions(
  module: 'FamilyHistory' | 'PatientHistory',
  chosen: readonly string[],
): Answers {
  const answers = questionnaires[module].questions.map(({ name, entries }) => {
    const conditions = Object.keys(entries);
    const unknownCondition = chosen.find((key) => !conditions.includes(key));
    if (unknownCondition) throw new Error(`${module} does not ask about ${unknownCondition}`);
    return [name, Object.fromEntries(conditions.map((key) => [key, chosen.includes(key)]))];
  });
  return Object.fromEntries(answers);
}

/** Returns the answer for a primary diagnosis. @throws Error for a name not on the shared list */
export function buildDiagnosisAnswer(tables: Tables, name: string) {
  const item = tables.diagnoses.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`The list of diagnoses has no ${name}`);
  return { text: item.name, item: { ...item } };
}
