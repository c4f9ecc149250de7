import { useState } from 'react';
import { register, updateRegistration } from '#api/endpoints/accounts/registration.ts';
import { isEmailTaken } from '#api/is-email-taken.ts';
import { useCreation } from '#api/use-creation.ts';
import { useWrite } from '#api/use-write.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers } from '#domain/questions/questionnaire.ts';
import { personalInformation } from '#domain/registration/personal.ts';
import { useVerifiedPhone } from '#identity/use-verified-phone.tsx';
import type { SignUpState } from './use-sign-up.ts';
import { useRefuseTaken } from './use-taken.ts';

/** Registers with a verified phone, and with an e-mail and a phone that no account has. */
function useRegistration(signUp: SignUpState, fieldId: string) {
  // After a lost answer: a taken e-mail means that the sign-up arrived. Its id is unknown then, and
  // no later step works without it, so the outcome stays unknown.
  const { send, ...creation } = useCreation(register, ({ body }) => async () => {
    if (await isEmailTaken(String(body.email))) throw new Error('Its number is not known');
    return null;
  });
  const refuseTaken = useRefuseTaken();
  const [codeFailure, setCodeFailure] = useState('');
  const phone = useVerifiedPhone({ name: 'registration', fieldId, onFailure: setCodeFailure });
  return {
    ...creation,
    dialog: phone.dialog,
    /** Message of an error that closed the dialog; '' if there is none. */
    codeFailure,
    clearFailures() {
      setCodeFailure('');
      creation.clearFailure();
    },
    /** @throws AnswersRefused if the e-mail or phone is taken; else the failure of the call */
    async register(answers: Answers) {
      const body = encodeAnswers(personalInformation, answers);
      await refuseTaken(body);
      await phone.verify(String(body.phone), String(body.email));
      try {
        const { data } = await send({ body });
        signUp.storeUserId(data.user_id);
      } catch (failure) {
        phone.forgetIfUsed(failure);
        throw failure;
      }
    },
  };
}

/**
 * Saves step 1: registers at first, and updates the registration later (accounts §4.1).
 * @param fieldId id of the phone field
 */
export function usePersonalSave(signUp: SignUpState, fieldId: string) {
  const { userId } = signUp;
  const registration = useRegistration(signUp, fieldId);
  const update = useWrite(updateRegistration);
  const { error, outcome } = userId ? { ...update, outcome: null } : registration;
  return {
    dialog: registration.dialog,
    /** Message for the user; undefined if nothing failed. */
    failure: registration.codeFailure || error?.message,
    outcome,
    /** True if the server does not know the sign-up any more. */
    isGone: error?.status === 404,
    async save(answers: Answers): Promise<void> {
      registration.clearFailures();
      if (!userId) return registration.register(answers);
      const body = { ...encodeAnswers(personalInformation, answers), user_id: userId };
      await update.mutateAsync({ params: { id: userId }, body });
    },
  };
}
