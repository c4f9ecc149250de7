import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client/call.ts';
import { addPatient } from '#api/endpoints/new-patient.ts';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { useCreation } from '#api/use-creation.ts';
import { isAdded } from './is-added.ts';

/** Adds a patient; where the answer is lost they are looked for on the physician's list, before anybody is invited twice. */
export function useAddPatient() {
  const queryClient = useQueryClient();
  return useCreation(addPatient, ({ body }) => {
    const before = queryClient.getQueryData(endpointQuery(listPatients, {}).queryKey)?.patients;
    return async () => {
      const { data } = await call(listPatients, {});
      return isAdded(body, data.patients, before) ? { data: null } : null;
    };
  });
}
