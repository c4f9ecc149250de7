import { findAccountByEmail } from '#mocks/rules/accounts/find-account.ts';
import { sendLink } from '#mocks/rules/accounts/links.ts';
import { addAccount, getDaysBefore } from '#mocks/seed/add.ts';
import { addLinkedPatient } from '#mocks/seed/scene.ts';
import { getSpecializationId } from '#mocks/seed/specializations.ts';
import type { Store } from '#mocks/store/store.ts';
import type { LinkPurpose } from '#mocks/store/tables.ts';
import type { Scenario } from './scenario.ts';

const minuteMs = 60_000;

/** Returns a function that sends a link to an account. @throws Error for an unknown e-mail */
const createLinkSender = (email: string, purpose: LinkPurpose) => (store: Store) => {
  const account = findAccountByEmail(store, email);
  if (!account) throw new Error(`There is no account ${email}`);
  sendLink(store, account, purpose);
};

/** Adds a patient invited by a physician, without a password and a phone. */
function invitePatient(store: Store): void {
  const credentials = { id: 'invited-patient', email: 'invited@clinic.test', password: '' };
  const person = { dob: '06-21-1988', gender: 'Female', registeredAt: getDaysBefore(store, 0) } as const;
  addLinkedPatient(store, 'physician', 'Iris Novak', { ...credentials, ...person }, 'pending');
  createLinkSender('invited@clinic.test', 'completeSignUp')(store);
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
    specialization: getSpecializationId('Palliative Care'),
  });
}

/** Scenarios without a signed-in user: codes, links, an invitation and an application. */
export const accountScenarios = {
  'two-factor': {
    title: 'Two-factor sign-in',
    description: 'Nobody is signed in. twofa@clinic.test asks for a code; it arrives in the inbox.',
  },
  'forgot-password': {
    title: 'Forgotten password',
    description: 'Nobody is signed in. A link to a new password for patient@clinic.test waits in the inbox.',
    apply: createLinkSender('patient@clinic.test', 'forgotPassword'),
  },
  'expired-link': {
    title: 'Expired link',
    description: 'Nobody is signed in. The link in the inbox, for patient@clinic.test, is a day too old.',
    advance: 25 * 60 * minuteMs,
    apply: createLinkSender('patient@clinic.test', 'forgotPassword'),
  },
  invited: {
    title: 'Invited patient',
    description: 'Iris Novak was invited by Dr. Ashworth; her invitation waits in the inbox.',
    apply: invitePatient,
  },
  'physician-applied': {
    title: 'Physician’s application',
    description:
      'Dr. Haddad (applied.physician@clinic.test) has applied and cannot log in until her application is processed (People).',
    apply: applyAsPhysician,
  },
} as const satisfies Record<string, Scenario>;
