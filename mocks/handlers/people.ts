import { ownPatient } from '../access.ts';
import type { HandlersOf } from '../handler.ts';

export const peopleHandlers: HandlersOf<'readProfile' | 'listPatients' | 'readPatient'> = {
  readProfile: ({ account }) => account,

  listPatients({ store, account }) {
    const patients = store.tables.careLinks
      .filter(({ physicianId }) => physicianId === account.id)
      .map(({ patientId, status }) => {
        const { id, firstName, lastName, email, phone, profileImage } = ownPatient(store, account, patientId);
        const diagnosis = store.tables.intakeRecords.find(
          ({ userId, module }) => userId === patientId && module === 'Diagnosis',
        );
        const primaryDiagnosis = String(diagnosis?.record.name ?? '');
        const fullName = `${firstName} ${lastName}`;
        return { id, fullName, email, phone, profileImage, primaryDiagnosis, status };
      });
    return { patients, info: { results: patients.length } };
  },

  readPatient: ({ store, account, query }) => ownPatient(store, account, query.patientId),
};
