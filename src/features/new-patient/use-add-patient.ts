import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { call } from '#api/client/call.ts';
import type { SuccessAction } from '#api/contract/endpoint.ts';
import { addPatient } from '#api/endpoints/new-patient.ts';
import { listPatients } from '#api/endpoints/patients.ts';
import { isEmailTaken } from '#api/is-email-taken.ts';
import { endpointQuery } from '#api/query.ts';
import { useCreation } from '#api/use-creation.ts';
import { messages } from '#domain/messages.ts';
import type { Answers } from '#domain/questions/question.ts';
import { AnswersRefused } from '#questionnaire/problems.ts';
import { isAdded } from './is-added.ts';

/** Result: the answers if the form has changed during the call and stays open, else 'goes on'. */
export type AddNews = { readonly added: Answers } | 'goes on';

/**
 * Adds a patient. After a lost answer, searches the list before it sends a second invitation.
 * @param findSuccessAction returns the action in the toast of a success
 */
export function useAddPatient(findSuccessAction: () => SuccessAction | undefined) {
  const queryClient = useQueryClient();
  return useCreation<typeof addPatient, AddNews>({ ...addPatient, findSuccessAction }, ({ body }) => {
    const before = queryClient.getQueryData(endpointQuery(listPatients, {}).queryKey)?.patients;
    return async () => {
      const { data } = await call(listPatients, {});
      return isAdded(body, data.patients, before) ? { data: null } : null;
    };
  });
}

const isAboutEmail = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.toast === messages.emailRegistered;

/**
 * Asks the server about the email after a failure whose toast speaks of it, as it may have another
 * cause (physician §8).
 */
export function useEmailCheck() {
  const [isFree, setFree] = useState(false);
  return {
    /** True if the last failure spoke of the email, although no account has it. */
    isFree,
    /** Sends. @throws AnswersRefused for the email if it is taken, else any failure of `send` */
    async explain(email: string, send: () => Promise<unknown>): Promise<void> {
      setFree(false);
      try {
        await send();
      } catch (failure) {
        if (!isAboutEmail(failure)) throw failure;
        const taken = failure.status === 409 || (await isEmailTaken(email).catch(() => null));
        setFree(taken === false);
        throw taken ? new AnswersRefused({ email: messages.emailRegistered }, 'email') : failure;
      }
    },
  };
}
