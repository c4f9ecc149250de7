import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client/call.ts';
import { addPatient } from '#api/endpoints/new-patient.ts';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { useCreation } from '#api/use-creation.ts';
import type { Answers } from '#domain/questions/question.ts';
import { isAdded } from './is-added.ts';

/** Result: the answers if the form has changed during the call and stays open, else 'goes on'. */
type AddNews = { readonly added: Answers } | 'goes on';

/** Adds a patient. After a lost answer, searches the list before it sends a second invitation. */
export function useAddPatient() {
  const queryClient = useQueryClient();
  return useCreation<typeof addPatient, AddNews>(addPatient, ({ body }) => {
    const before = queryClient.getQueryData(endpointQuery(listPatients, {}).queryKey)?.patients;
    return async () => {
      const { data } = await call(listPatients, {});
      return isAdded(body, data.patients, before) ? { data: null } : null;
    };
  });
}
