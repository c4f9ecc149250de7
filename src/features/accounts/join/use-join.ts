import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { RetryMode } from '#api/activity.ts';
import { ApiError } from '#api/client/api-error.ts';
import { registerPhysician } from '#api/endpoints/accounts/registration.ts';
import { isEmailTaken } from '#api/is-email-taken.ts';
import { useCreation } from '#api/use-creation.ts';
import type { Answers, WireRecord } from '#domain/questions/question.ts';
import { encodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { fileOfDataUrl } from '#identity/picture/data-url-file.ts';
import { useVerifiedPhone } from '#identity/use-verified-phone.tsx';
import { useIsStillShown } from '#ui/leaving/use-is-still-shown.ts';
import { useRefuseTaken } from '../sign-up/use-taken.ts';

/** Request body: the encoded answers and the picture. */
type ApplicationBody = WireRecord & { file?: File };

/** Sends an application. @param onSent called once the server has it */
function useApplication(onSent: () => Promise<void>) {
  // After a lost answer: the e-mail was free before sending, so a taken e-mail means it arrived.
  const { send, store, ...state } = useCreation(registerPhysician, ({ body }) => async () => {
    const { email }: WireRecord = body;
    return (await isEmailTaken(String(email))) ? { data: null } : null;
  });

  async function sendBody(body: ApplicationBody, mode?: RetryMode) {
    await send({ body }, { mode });
    await onSent();
  }

  return {
    ...state,
    send: sendBody,
    /** Returns true after a lost answer. */
    isAnswerLost: () => store.get().phase === 'unknown outcome',
    /** Checks for an application whose answer was lost. @throws if the check fails */
    async hasArrived(body: ApplicationBody): Promise<boolean> {
      try {
        await sendBody(body, 'check');
        return true;
      } catch (failure) {
        const activity = store.get();
        if (activity.phase === 'unknown outcome' && activity.outcome === 'missing') return false;
        throw failure;
      }
    },
  };
}

interface JoinOptions {
  questionnaire: Questionnaire;
  /** Id of the phone field. */
  fieldId: string;
  /** Called once the server has the application. */
  onSent: () => void;
}

/** Verifies the phone by a code, then sends a physician's registration (physician §2, §4). */
export function useJoin({ questionnaire, fieldId, onSent }: JoinOptions) {
  const router = useRouter();
  const isStillHere = useIsStillShown();
  const refuseTaken = useRefuseTaken();
  const [codeFailure, setCodeFailure] = useState('');
  const phone = useVerifiedPhone({ name: 'registration', fieldId, onFailure: setCodeFailure });
  const application = useApplication(async () => {
    onSent();
    if (isStillHere()) await router.navigate({ to: '/complete-step', replace: true });
  });

  async function sendVerified(body: ApplicationBody, mode?: RetryMode) {
    try {
      await phone.verify(String(body.phone), String(body.email), () => application.send(body, mode));
    } catch (failure) {
      phone.forgetIfUsed(failure);
      if (!(failure instanceof ApiError) || failure.status !== 400) throw failure;
      // Another account may have taken the e-mail or phone since the first check.
      await refuseTaken(body).catch((refusal: unknown) => {
        application.clearFailure();
        throw refusal;
      });
      throw failure;
    }
  }

  return {
    /** Error message for the user, '' if nothing failed. */
    failure: codeFailure || application.error?.message || '',
    outcome: application.outcome,
    dialog: phone.dialog,
    /** Sends the application. @throws if it fails; the form then keeps its answers */
    async submit(answers: Answers, picture: string) {
      setCodeFailure('');
      const body: ApplicationBody = {
        ...encodeAnswers(questionnaire, answers),
        file: fileOfDataUrl(picture),
      };
      const isAnswerLost = application.isAnswerLost();
      if (isAnswerLost && (await application.hasArrived(body))) return;
      application.clearFailure();
      await refuseTaken(body);
      // The check for a lost application was done above, so this one is sent at once.
      await sendVerified(body, isAnswerLost ? 'send' : undefined);
    },
  };
}
