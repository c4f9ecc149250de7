import type * as patients from '#api/endpoints/patients.ts';
import { DECEASED, PENDING } from '#domain/patient-status.ts';
import { fullName } from '#domain/values/full-name.ts';
import { requireOwnPatient } from '#mocks/rules/accounts/access.ts';
import { sendLink } from '#mocks/rules/accounts/links.ts';
import { removePatient } from '#mocks/rules/delete-patient.ts';
import { Problem } from '#mocks/rules/problem.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { type HandlersOf, ResponseWithMessage } from './handler.ts';

/** Maps patients to their primary diagnosis; a search per patient is too slow for ten thousand. */
const mapDiagnoses = ({ tables }: Store) =>
  new Map(
    tables.intakeRecords
      .filter(({ module }) => module === 'Diagnosis')
      .map(({ userId, record }) => [userId, String(record.name ?? '')]),
  );

/** Returns the link's status; a deceased patient is always `deceased` (decision 71). */
const getLinkStatus = ({ deceased }: Account, link: { status: string }) =>
  deceased ? DECEASED : link.status;

/** Handlers for a physician's own patients. */
export const patientHandlers: HandlersOf<typeof patients> = {
  listPatients({ store, account }) {
    const accounts = new Map(store.tables.accounts.map((entry) => [entry.id, entry]));
    const diagnoses = mapDiagnoses(store);
    const rows = store.tables.careLinks.flatMap((link) => {
      const patient = link.physicianId === account.id && accounts.get(link.patientId);
      if (!patient) return [];
      const { id, email, phone, profileImage } = patient;
      const primaryDiagnosis = diagnoses.get(id) ?? '';
      const status = getLinkStatus(patient, link);
      return [{ id, fullName: fullName(patient), email, phone, profileImage, primaryDiagnosis, status }];
    });
    return { patients: rows, info: { results: rows.length } };
  },

  resendInvitation({ store, account, body }) {
    const patient = requireOwnPatient(store, account, body.patientId);
    const link = store.tables.careLinks.find(
      ({ physicianId, patientId }) => physicianId === account.id && patientId === patient.id,
    );
    if (patient.deceased) throw new Problem(400, 'This patient is marked as deceased');
    if (link?.status !== PENDING) throw new Problem(400, 'This patient has already completed the sign-up');
    sendLink(store, patient, 'completeSignUp');
    return new ResponseWithMessage(null, `We sent ${patient.email} a new invitation`);
  },

  deletePatient({ store, account, query }) {
    removePatient(store, account, requireOwnPatient(store, account, query.patientId));
    return new ResponseWithMessage(null, 'The patient is deleted');
  },
};
