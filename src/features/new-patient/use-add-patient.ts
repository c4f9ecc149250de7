import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client/call.ts';
import { addPatient } from '#api/endpoints/new-patient.ts';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import type { SendActivity } from '#api/send-once.ts';
import { useCreation } from '#api/use-creation.ts';
import type { Answers } from '#domain/questions/question.ts';
import { isAdded } from './is-added.ts';

/** News of a patient who was added. */
interface Added {
  readonly answers: Answers;
  readonly email: string;
  /** The answers were changed during the call, and the form stays. */
  readonly isLate: boolean;
}

export type AddActivity = SendActivity<typeof addPatient, Added>;

/** Returns the patient who was added last, or null. */
export const addedIn = (activity: AddActivity): Added | null =>
  activity.is === 'idle' && activity.news !== 'saved before' ? activity.news : null;

/** Adds a patient; after a lost answer they are looked for on the physician's list, before they are invited twice. */
export function useAddPatient() {
  const queryClient = useQueryClient();
  return useCreation<typeof addPatient, Added>(addPatient, ({ body }) => {
    const before = queryClient.getQueryData(endpointQuery(listPatients, {}).queryKey)?.patients;
    return async () => {
      const { data } = await call(listPatients, {});
      return isAdded(body, data.patients, before) ? { data: null } : null;
    };
  });
}
