import { physicianHandlers } from '#mocks/handlers/accounts/physicians.ts';
import { checkUpHandlers } from '#mocks/handlers/check-ups.ts';
import { isPracticing, processApplication } from '#mocks/rules/accounts/applications.ts';
import { completeSignUp } from '#mocks/rules/accounts/complete-sign-up.ts';
import { requireAccountByEmail } from '#mocks/rules/accounts/find-account.ts';
import { addShoop } from '#mocks/rules/add-shoop.ts';
import { findSharedNotes, writeNote } from '#mocks/rules/notes.ts';
import { notifyOfShoop, sendDraft } from '#mocks/rules/shoops.ts';
import { buildGoodCheckUp } from '#mocks/seed/check-ups.ts';
import { notesToShare } from '#mocks/seed/notes.ts';
import { eveningRelief } from '#mocks/seed/shoops.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, ShoopRecord } from '#mocks/store/tables.ts';

/** Action of another person or the server, which in reality takes place outside this browser. */
interface Happening {
  /** Label of its button in the panel. */
  title: string;
  /** Kind of account that it can happen to. Applicant: a physician not yet processed. */
  role: 'patient' | 'physician' | 'applicant';
  /** Performs the action. @throws Error with a message for the user when it is impossible now */
  triggerEvent(store: Store, account: Account): unknown;
}

/** Returns the account of an id. @throws Error for an unknown id */
function getAccount({ tables }: Store, id: string): Account {
  const account = tables.accounts.find((entry) => entry.id === id);
  if (!account) throw new Error(`There is no account ${id}`);
  return account;
}

/** Returns the patient's first physician. @throws Error when the patient has none */
function getFirstPhysician(store: Store, patient: Account): Account {
  const link = store.tables.careLinks.find(
    ({ patientId, status }) => patientId === patient.id && status === 'active',
  );
  if (!link) throw new Error(`${patient.firstName} has no physician yet`);
  return getAccount(store, link.physicianId);
}

/** Happenings by the name that the panel, `clinicMock.happen` and `/__mock/happen` use. */
export const happenings = {
  'shoop-sent': {
    title: 'Your physician sends you a Shoop',
    role: 'patient',
    triggerEvent(store, patient) {
      const physician = getFirstPhysician(store, patient);
      addShoop(store, { physicianId: physician.id, userId: patient.id }, eveningRelief);
      notifyOfShoop(store, physician, patient.id);
    },
  },
  'note-shared': {
    title: 'Your physician shares a note',
    role: 'patient',
    triggerEvent(store, patient) {
      const physician = getFirstPhysician(store, patient);
      const known = findSharedNotes(store, physician.id, patient.id).length;
      const note = notesToShare[known % notesToShare.length] ?? '';
      writeNote(store, physician, { patientId: patient.id, note, sendToPationt: true });
    },
  },
  'physician-linked': {
    title: 'A physician is linked to you',
    role: 'patient',
    triggerEvent(store, patient) {
      const { accounts, careLinks } = store.tables;
      const known = careLinks.filter(
        ({ patientId, status }) => patientId === patient.id && status === 'active',
      );
      const unlinkedPhysician = accounts.find(
        (account) => isPracticing(account) && known.every(({ physicianId }) => physicianId !== account.id),
      );
      if (!unlinkedPhysician) throw new Error('All physicians are linked already');
      const body = { physicianId: unlinkedPhysician.id };
      return physicianHandlers.addPhysician({
        store,
        params: {},
        query: undefined,
        body,
        account: patient,
        patient,
      });
    },
  },
  'application-processed': {
    title: 'Process the application',
    role: 'applicant',
    triggerEvent: processApplication,
  },
  'invitation-accepted': {
    title: 'An invited patient completes the sign-up',
    role: 'physician',
    triggerEvent(store, physician) {
      const pendingLink = store.tables.careLinks.find(
        ({ physicianId, status }) => physicianId === physician.id && status === 'pending',
      );
      if (!pendingLink) throw new Error('No invitation is open');
      completeSignUp(store, getAccount(store, pendingLink.patientId));
    },
  },
  'draft-sent-elsewhere': {
    title: 'Your newest draft is sent in another tab',
    role: 'physician',
    triggerEvent(store, physician) {
      const draft = store.tables.shoops
        .filter(({ physicianId, isReady }) => physicianId === physician.id && !isReady)
        .reduce<ShoopRecord | null>(
          (newest, shoop) => (newest && newest.createdAt > shoop.createdAt ? newest : shoop),
          null,
        );
      if (!draft) throw new Error('You have no drafts');
      sendDraft(store, physician, draft.id);
    },
  },
  'colleague-sends-shoop': {
    title: 'A colleague sends a patient of yours a Shoop',
    role: 'physician',
    triggerEvent(store, physician) {
      const { careLinks } = store.tables;
      const ownLinks = careLinks.filter(({ physicianId }) => physicianId === physician.id);
      const ownPatientIds = new Set(ownLinks.map(({ patientId }) => patientId));
      const sharedPatientLink = careLinks.find(
        ({ physicianId, patientId, status }) =>
          status === 'active' && physicianId !== physician.id && ownPatientIds.has(patientId),
      );
      if (!sharedPatientLink) throw new Error('None of your patients has another physician');
      const { physicianId, patientId } = sharedPatientLink;
      addShoop(store, { physicianId, userId: patientId }, eveningRelief);
      notifyOfShoop(store, getAccount(store, physicianId), patientId);
    },
  },
  'check-up-logged': {
    title: 'One of your patients logs a check-up',
    role: 'physician',
    triggerEvent(store, physician) {
      const link = store.tables.careLinks.find(
        ({ physicianId, patientId, status }) =>
          physicianId === physician.id && status === 'active' && !getAccount(store, patientId).deceased,
      );
      if (!link) throw new Error('None of your patients has signed up yet');
      const patient = getAccount(store, link.patientId);
      return checkUpHandlers.createCheckUp({
        store,
        params: {},
        query: undefined,
        body: buildGoodCheckUp(store, patient.id),
        account: patient,
        patient,
      });
    },
  },
} as const satisfies Record<string, Happening>;

export type HappeningName = keyof typeof happenings;
export const happeningNames = Object.keys(happenings) as HappeningName[];

/** Returns the account's role for happenings: applicants are separate from physicians. */
export const getHappeningRole = ({ role, isApplicant }: Account) => (isApplicant ? 'applicant' : role);

/** Puts a role after its article: 'a patient', 'an applicant'. */
const withArticle = (role: string) => `${role.startsWith('a') ? 'an' : 'a'} ${role}`;

/**
 * Lets a happening occur to an account, e.g. its physician sends a Shoop.
 * @throws Error with a message for the user for an unknown account or an impossible happening
 */
export function happen(store: Store, name: HappeningName, email: string): void {
  const happening: Happening = happenings[name];
  const account = requireAccountByEmail(store, email);
  const role = getHappeningRole(account);
  if (role !== happening.role) {
    throw new Error(
      `“${name}” happens to ${withArticle(happening.role)}, and ${account.email} is ${withArticle(role)}.`,
    );
  }
  happening.triggerEvent(store, account);
  store.notifyChange();
}
