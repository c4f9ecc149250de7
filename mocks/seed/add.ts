import { type QuestionnaireModule, questionnaires } from '#domain/intake/questionnaires.ts';
import type { IntakeModule } from '#domain/intake/sections.ts';
import { nameTitles } from '#domain/options/person.ts';
import type { Answers, AnswersTo } from '#domain/questions/question.ts';
import { encodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, Tables } from '#mocks/store/tables.ts';
import { demoPassword, personas } from './demo-accounts.ts';

const DAY = 86_400_000;

/** A moment some days ago, as an ISO date and time. */
export const daysBefore = (store: Pick<Store, 'now'>, days: number) =>
  new Date(store.now() - days * DAY).toISOString();

/** Of whoever was there before anybody counted. */
const LONG_SINCE = '2024-01-15T17:00:00.000Z';

/** Somebody who can sign in with the demo password; what is not said is empty. */
export function addAccount(
  tables: Tables,
  known: Pick<Account, 'id' | 'role' | 'email' | 'firstName' | 'lastName'> & Partial<Account>,
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
    registeredAt: LONG_SINCE,
    ...known,
  };
  tables.accounts.push(account);
  return account;
}

/** A demo account, by its e-mail address. @throws Error for an address that is not one's */
export function addPersona(
  tables: Tables,
  email: string,
  known: Pick<Account, 'id'> & Partial<Account>,
): Account {
  const persona = personas.find((candidate) => candidate.email === email);
  if (!persona) throw new Error(`There is no demo account ${email}`);
  const { role, firstName, lastName } = persona;
  return addAccount(tables, { role, email, firstName, lastName, ...known });
}

/** Marks sections as complete. */
export function complete(tables: Tables, userId: string, modules: readonly IntakeModule[]): void {
  tables.completed.push(...modules.map((module) => ({ userId, module })));
}

/** Saves a section as its form would, from answers; the others stay blank. */
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
  complete(tables, userId, [module]);
}

/** The patient-information answers that an account already knows. */
export function knownAnswers(account: Account) {
  const { firstName, lastName, phone, homePhone, dob, gender } = account;
  // The intake and the profile have a list of titles each (decision 49).
  const suffix = nameTitles.find(({ value }) => value.toLowerCase() === account.suffix)?.value ?? '';
  const { address, addressTwo, city, zipCode, country, state } = account;
  const person = { firstName, lastName, suffix, phone, homePhone, dob, gender };
  return { ...person, address, addressTwo, city, zipCode, country, state };
}

/** The answers of the rows of medications: items of the shared list. @throws Error for a name that is not on it */
export function medicationRows(
  tables: Tables,
  rows: readonly (readonly [name: string, dose: string, frequency: string])[],
): Answers[] {
  return rows.map(([name, dose, frequency]) => {
    const item = tables.medications.find((candidate) => candidate.name === name);
    if (!item) throw new Error(`The list of medications has no ${name}`);
    return { medication: { text: item.name, item: { ...item } }, dose, frequency };
  });
}

/** Answers to a long list of conditions: yes to some, no to the rest. @throws Error for one that is not asked */
export function yesTo(module: 'FamilyHistory' | 'PatientHistory', chosen: readonly string[]): Answers {
  const answers = questionnaires[module].questions.map(({ name, entries }) => {
    const asked = Object.keys(entries);
    const stranger = chosen.find((key) => !asked.includes(key));
    if (stranger) throw new Error(`${module} does not ask about ${stranger}`);
    return [name, Object.fromEntries(asked.map((key) => [key, chosen.includes(key)]))];
  });
  return Object.fromEntries(answers);
}

/** The answer to the primary diagnosis: an item of the shared list. @throws Error for a name that is not on it */
export function diagnosisAnswer(tables: Tables, name: string) {
  const item = tables.diagnoses.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`The list of diagnoses has no ${name}`);
  return { text: item.name, item: { ...item } };
}
