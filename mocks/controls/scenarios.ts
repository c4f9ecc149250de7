import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import { accountByEmail } from '#mocks/rules/accounts/find-account.ts';
import { sendLink } from '#mocks/rules/accounts/links.ts';
import { notify } from '#mocks/rules/notify.ts';
import { addAccount, daysBefore } from '#mocks/seed/add.ts';
import { seedCheckUps } from '#mocks/seed/check-ups.ts';
import { seedTenThousand } from '#mocks/seed/clinic/ten-thousand.ts';
import { seedDocuments } from '#mocks/seed/documents.ts';
import { seedLists } from '#mocks/seed/lists.ts';
import { seedHundredShoops, seedYearOfCheckUps } from '#mocks/seed/long-histories.ts';
import { resumeMidSignUp, seedMidSignUp } from '#mocks/seed/mid-sign-up.ts';
import { seedNotes } from '#mocks/seed/notes.ts';
import { seedPhysicians } from '#mocks/seed/physicians.ts';
import { seedThreeDrafts } from '#mocks/seed/shoops.ts';
import { specializationCalled } from '#mocks/seed/specializations.ts';
import type { FaultRule } from '#mocks/store/faults.ts';
import type { Store } from '#mocks/store/store.ts';
import type { LinkPurpose } from '#mocks/store/tables.ts';
import { situations } from './situations.ts';

const MINUTE = 60_000;

/** Named starting state of the mock. */
export interface Scenario {
  title: string;
  description: string;
  /** E-mail of the account to sign in; none if absent. */
  signedIn?: string;
  faults?: readonly FaultRule[];
  /** Offset by which the mock's clock runs ahead after the sign-in, in ms. */
  advance?: number;
  /** Changes the data that all scenarios share. */
  apply?(store: Store): void;
  /** Stores values in the browser that an earlier visit would have left. */
  resume?(): void;
}

/** Returns a function that sends a link to an account. @throws Error for an unknown e-mail */
const link = (email: string, purpose: LinkPurpose) => (store: Store) => {
  const account = accountByEmail(store, email);
  if (!account) throw new Error(`There is no account ${email}`);
  sendLink(store, account, purpose);
};

/** Adds a patient invited by a physician, without a password and a phone. */
function invite(store: Store): void {
  const { tables } = store;
  addAccount(tables, {
    id: 'invited-patient',
    role: 'patient',
    email: 'invited@clinic.test',
    password: '',
    firstName: 'Iris',
    lastName: 'Novak',
    dob: '06-21-1988',
    gender: 'Female',
    registeredAt: daysBefore(store, 0),
  });
  tables.careLinks.push({ physicianId: 'physician', patientId: 'invited-patient', status: 'pending' });
  link('invited@clinic.test', 'completeSignUp')(store);
}

/** Adds a physician whose application is not yet processed. */
function applyAsPhysician({ tables }: Store): void {
  addAccount(tables, {
    id: 'applied-physician',
    role: 'physician',
    isApplicant: true,
    email: 'applied.physician@clinic.test',
    password: '',
    firstName: 'Noor',
    lastName: 'Haddad',
    suffix: 'dr',
    phone: '3035550171',
    specialization: specializationCalled('Palliative Care'),
  });
}

const drop = (accountId: string) => (store: Store) => {
  const { tables } = store;
  tables.notifications = tables.notifications.filter((entry) => entry.accountId !== accountId);
};

function manyNotifications(store: Store): void {
  for (let index = 1; index <= 60; index += 1) {
    notify(store, 'patient', {
      body: `Reminder ${index}: did you take your medicine today?`,
      link: '/add-symptoms',
      hoursAgo: index * 12,
      isRead: index > 20,
    });
  }
}

/** Scenarios by the name that `?scenario=name` and the panel use. */
export const scenarios = {
  clinic: {
    title: 'The clinic',
    description: 'Everybody is there and nobody is signed in.',
  },
  'new-patient': {
    title: 'New patient',
    description: 'Owen Castellano has just joined: nothing is filled in, no notifications.',
    signedIn: 'new.patient@clinic.test',
  },
  'half-done': {
    title: 'Intake half done',
    description: 'Grace Holloway has completed six sections; Diagnosis comes next.',
    signedIn: 'patient@clinic.test',
  },
  complete: {
    title: 'Intake complete',
    description: 'Ruth Okafor has completed all 13 sections.',
    signedIn: 'complete.patient@clinic.test',
  },
  'year-of-check-ups': {
    title: 'A year of check-ups',
    description: 'Ruth Okafor has logged a check-up with three doses on each of 365 days.',
    signedIn: 'complete.patient@clinic.test',
    apply: seedYearOfCheckUps,
  },
  'two-factor': {
    title: 'Two-factor sign-in',
    description: 'Nobody is signed in. twofa@clinic.test asks for a code; it arrives in the inbox.',
  },
  'forgot-password': {
    title: 'Forgotten password',
    description: 'Nobody is signed in. A link to a new password for patient@clinic.test waits in the inbox.',
    apply: link('patient@clinic.test', 'forgotPassword'),
  },
  'expired-link': {
    title: 'Expired link',
    description: 'Nobody is signed in. The link in the inbox, for patient@clinic.test, is a day too old.',
    advance: 25 * 60 * MINUTE,
    apply: link('patient@clinic.test', 'forgotPassword'),
  },
  invited: {
    title: 'Invited patient',
    description: 'Iris Novak was invited by Dr. Ashworth; her invitation waits in the inbox.',
    apply: invite,
  },
  'physician-applied': {
    title: 'Physician’s application',
    description:
      'Dr. Haddad (applied.physician@clinic.test) has applied and cannot log in until her application is processed (People).',
    apply: applyAsPhysician,
  },
  physician: {
    title: 'Physician',
    description: 'Dr. Ashworth and her 60 patients.',
    signedIn: 'physician@clinic.test',
  },
  'empty-clinic': {
    title: 'Physician without patients',
    description: 'Dr. Banerjee has just joined and has no patients.',
    signedIn: 'new.physician@clinic.test',
  },
  'interactions-unknown': {
    title: 'Interactions not known',
    description:
      'Ruth Okafor’s medications cannot be looked up, so Dr. Ashworth is sent no lists of interactions.',
    signedIn: 'physician@clinic.test',
    apply({ tables }) {
      const medications = tables.intakeRecords.find(
        ({ userId, module }) => userId === 'complete-patient' && module === 'Medications',
      );
      Object.assign(medications?.record ?? {}, { medications: null });
    },
  },
  'three-drafts': {
    title: 'Three drafts',
    description: 'Dr. Ashworth has three drafts of Shoops for Ruth Okafor, two of them saved together.',
    signedIn: 'physician@clinic.test',
    apply: seedThreeDrafts,
  },
  'hundred-shoops': {
    title: 'A hundred Shoops',
    description: 'Ruth Okafor was sent a hundred recommendations, every fifth of three medicines.',
    signedIn: 'complete.patient@clinic.test',
    apply: seedHundredShoops,
  },
  'ten-thousand-patients': {
    title: 'Ten thousand patients',
    description: 'Dr. Ashworth has 10,000 patients, one in nine of them invited and not signed up yet.',
    signedIn: 'physician@clinic.test',
    apply: seedTenThousand,
  },
  'many-notifications': {
    title: 'Many notifications',
    description: 'Grace Holloway has 73 notifications, 24 of them unread.',
    signedIn: 'patient@clinic.test',
    apply: manyNotifications,
  },
  'no-notifications': {
    title: 'No notifications',
    description: 'Grace Holloway has no notifications.',
    signedIn: 'patient@clinic.test',
    apply: drop('patient'),
  },
  'server-down': {
    title: 'Server down',
    description: 'Grace Holloway is signed in and every call is answered with 503.',
    signedIn: 'patient@clinic.test',
    faults: situations['server-down'].rules,
  },
  slow: {
    title: 'Slow server',
    description: 'Grace Holloway is signed in and every answer takes two seconds.',
    signedIn: 'patient@clinic.test',
    faults: situations.slow.rules,
  },
  offline: {
    title: 'Offline',
    description: 'Grace Holloway is signed in and no call gets through.',
    signedIn: 'patient@clinic.test',
    faults: situations.offline.rules,
  },
  'other-doses': {
    title: 'Other doses are kept',
    description: 'Dr. Ashworth is signed in; of every Shoop that is sent ten times the dose is kept.',
    signedIn: 'physician@clinic.test',
    faults: (['createShoops', 'updateShoop'] as const).map((endpoint) => ({
      endpoint,
      effect: { kind: 'other-doses' },
    })),
  },
  'save-fails': {
    title: 'Saving fails',
    description: 'Grace Holloway is signed in and every save of an intake section is refused with 400.',
    signedIn: 'patient@clinic.test',
    faults: Object.keys(intakeCalls).map((module) => ({
      endpoint: `save${module as keyof typeof intakeCalls}` as const,
      effect: { kind: 'status', status: 400, message: 'The record was not saved' },
    })),
  },
  'mid-sign-up': {
    title: 'Half-way through a sign-up',
    description: 'Nora Whitfield has verified her phone and comes back to step 2, at /signup.',
    apply: seedMidSignUp,
    resume: resumeMidSignUp,
  },
  'stale-token': {
    title: 'Access token has run out',
    description:
      'The server takes Grace Holloway’s token for run out: her next call is answered 401 and the session renews itself unnoticed.',
    signedIn: 'patient@clinic.test',
    advance: 20 * MINUTE,
  },
  'session-over': {
    title: 'Session is over',
    description: 'Grace Holloway was away for more than a day: her session cannot be renewed.',
    signedIn: 'patient@clinic.test',
    advance: 25 * 60 * MINUTE,
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
export const defaultScenario: ScenarioName = 'clinic';

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

/** Returns the scenario of a name. @throws Error that lists the known names */
export function scenarioCalled(name: string): Scenario {
  if (isScenarioName(name)) return scenarios[name];
  throw new Error(`There is no scenario “${name}”. Known are: ${scenarioNames.join(', ')}`);
}

/** Fills the store with the shared data, then applies the scenario. */
export async function seed(store: Store, name: string): Promise<void> {
  const scenario = scenarioCalled(name);
  seedLists(store.tables);
  const [{ seedPersonas }, { seedClinic }] = await Promise.all([
    import('#mocks/seed/personas.ts'),
    import('#mocks/seed/clinic/clinic.ts'),
  ]);
  seedPersonas(store);
  seedClinic(store);
  seedPhysicians(store);
  seedDocuments(store);
  seedCheckUps(store);
  seedNotes(store);
  scenario.apply?.(store);
  for (const rule of scenario.faults ?? []) store.addFault(rule);
}
