import type * as physicians from '#api/endpoints/accounts/physicians.ts';
import { fullName } from '#domain/values/full-name.ts';
import { isPracticing } from '#mocks/rules/accounts/applications.ts';
import { requirePhysician, requireVisiblePhysician } from '#mocks/rules/accounts/physician-access.ts';
import { notify } from '#mocks/rules/notify.ts';
import { notifyPatientOfLink } from '#mocks/rules/notify-patient-of-link.ts';
import { Problem } from '#mocks/rules/problem.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { type HandlersOf, ResponseWithMessage } from '../handler.ts';

/** Notifies patient and physician of an added or removed link. */
function notifyBoth(store: Store, patient: Account, physician: Account, isLinked: boolean): void {
  notifyPatientOfLink(store, patient, physician, isLinked);
  notify(store, physician.id, {
    body: `${fullName(patient)} ${isLinked ? 'has chosen you as a physician' : 'no longer takes your services'}.`,
    link: isLinked ? `/physician/update-profile/${patient.id}` : '/physician/list-patient',
  });
}

const findCareLink = ({ tables }: Store, patient: Account, physicianId: string) =>
  tables.careLinks.find((link) => link.physicianId === physicianId && link.patientId === patient.id);

/** Lists the patient's active links; a pending invitation is not one. */
const listActiveLinks = (store: Store, patient: Account) =>
  store.tables.careLinks
    .filter(({ patientId, status }) => patientId === patient.id && status === 'active')
    .map(({ physicianId }) => requirePhysician(store, physicianId))
    .map(({ id, firstName, lastName, profileImage }) => ({ id, firstName, lastName, profileImage }));

/** Handlers for a patient's physicians; a linked physician can read the record (access.ts). */
export const physicianHandlers: HandlersOf<typeof physicians> = {
  listPhysicians: ({ store }) =>
    store.tables.accounts
      .filter(isPracticing)
      .map(({ id, firstName, lastName }) => ({ id, firstName, lastName }))
      .sort((a, b) => a.lastName.localeCompare(b.lastName)),

  listLinkedPhysicians: ({ store, account }) => listActiveLinks(store, account),

  readPhysician({ store, account, params }) {
    const { firstName, lastName, profileImage, officeNumber, officeEmail } = requireVisiblePhysician(
      store,
      account,
      params.id ?? '',
    );
    return { firstName, lastName, profileImage, officeNumber, officeEmail };
  },

  addPhysician({ store, account, body }) {
    const physician = requirePhysician(store, body.physicianId);
    const existingLink = findCareLink(store, account, physician.id);
    const name = `Dr. ${fullName(physician)}`;
    if (existingLink?.status === 'active')
      throw new Problem(400, `${name} is already one of your physicians`);
    // Adding a physician who has invited the patient accepts the invitation.
    if (existingLink) existingLink.status = 'active';
    else store.tables.careLinks.push({ physicianId: physician.id, patientId: account.id, status: 'active' });
    notifyBoth(store, account, physician, true);
    return new ResponseWithMessage(listActiveLinks(store, account), `${name} is now one of your physicians`);
  },

  removePhysician({ store, account, query }) {
    const link = findCareLink(store, account, query.physicianId);
    if (link?.status !== 'active') throw new Problem(404, 'This is not one of your physicians');
    store.tables.careLinks.splice(store.tables.careLinks.indexOf(link), 1);
    notifyBoth(store, account, requirePhysician(store, query.physicianId), false);
    return new ResponseWithMessage(null, 'The physician is removed from your list');
  },
};
