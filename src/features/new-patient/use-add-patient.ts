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

/** Result: the added answers if the form has changed since and stays open, else 'goes on'. */
export type AddResult = { readonly added: Answers } | 'goes on';

/**
 * Adds a patient. After a lost answer, searches the list before it sends a second invitation.
 * @param findSuccessAction returns the action in the toast of a success
 */
export function useAddPatient(findSuccessAction: () => SuccessAction | undefined) {
  const queryClient = useQueryClient();
  return useCreation<typeof addPatient, AddResult>({ ...addPatient, findSuccessAction }, ({ body }) => {
    const earlierRows = queryClient.getQueryData(endpointQuery(listPatients, {}).queryKey)?.patients;
    return async () => {
      const { data } = await call(listPatients, {});
      return isAdded(body, data.patients, earlierRows) ? { data: null } : null;
    };
  });
}

/** Returns true if the toast of the failure says that the email is registered already. */
const blamesEmail = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.toast === messages.emailRegistered;

/**
 * Asks the server about the email after a failure whose toast speaks of it, as it may have another
 * cause (physician §8).
 */
export function useEmailCheck() {
  const [isEmailFree, setEmailFree] = useState(false);
  return {
    /** True if the last failure spoke of the email, although no account has it. */
    isEmailFree,
    /** Sends. @throws AnswersRefused for the email if it is taken, else any failure of `send` */
    async explain(email: string, send: () => Promise<unknown>): Promise<void> {
      setEmailFree(false);
      try {
        await send();
      } catch (failure) {
        if (!blamesEmail(failure)) throw failure;
        // Null if the check failed: then the email may be taken or not.
        const isTaken = failure.status === 409 || (await isEmailTaken(email).catch(() => null));
        setEmailFree(isTaken === false);
        throw isTaken ? new AnswersRefused({ email: messages.emailRegistered }, 'email') : failure;
      }
    },
  };
}
