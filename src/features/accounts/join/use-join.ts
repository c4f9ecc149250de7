import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { RetryMode } from '#api/activity.ts';
import { ApiError, isOutcomeUnknown } from '#api/client/api-error.ts';
import { registerPhysician } from '#api/endpoints/accounts/registration.ts';
import { isEmailTaken } from '#api/is-email-taken.ts';
import { useCreation } from '#api/use-creation.ts';
import type { Answers, WireRecord } from '#domain/questions/question.ts';
import { encodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { pictureFileOf } from '#identity/picture/picture-address.ts';
import { useVerifiedPhone } from '#identity/use-verified-phone.tsx';
import { AnswersRefused } from '#questionnaire/problems.ts';
import { useIsStillShown } from '#ui/leaving/use-still-here.ts';
import { useFindTaken } from '../sign-up/use-taken.ts';

/** Request body: the encoded answers and the picture. */
type Body = WireRecord & { file?: File };

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
  const findTaken = useFindTaken();
  const [codeFailure, setCodeFailure] = useState('');
  const phone = useVerifiedPhone({ name: 'registration', fieldId, onFailure: setCodeFailure });
  // After a lost answer: the e-mail was free before sending, so a taken e-mail means it arrived.
  const application = useCreation(registerPhysician, ({ body }) => async () => {
    const isThere = await isEmailTaken(String((body as Body).email));
    return isThere ? { data: null } : null;
  });
  const { store, error, outcome, clearFailure } = application;

  async function send(body: Body, mode?: RetryMode) {
    try {
      await application.send({ body }, { mode });
    } catch (failure) {
      // A code is valid once, and the lost request may have used it up.
      if ((failure instanceof ApiError && failure.status === 400) || isOutcomeUnknown(failure))
        phone.forget();
      throw failure;
    }
    onSent();
    if (isStillHere()) await router.navigate({ to: '/complete-step', replace: true });
  }

  /** @throws AnswersRefused if an account has the e-mail or the phone */
  async function refuseTaken(body: Body) {
    const found = await findTaken(body);
    if (Object.keys(found).length === 0) return;
    clearFailure();
    throw new AnswersRefused(found);
  }

  /** Checks for an application whose answer was lost. @throws if the check fails */
  async function hasArrived(body: Body): Promise<boolean> {
    try {
      await send(body, 'look');
      return true;
    } catch (failure) {
      const now = store.get();
      if (now.is === 'unknown outcome' && now.outcome === 'missing') return false;
      throw failure;
    }
  }

  async function sendVerified(body: Body, mode?: RetryMode) {
    await refuseTaken(body);
    try {
      await phone.verify(String(body.phone), String(body.email), () => send(body, mode));
    } catch (failure) {
      // Another account may have taken the e-mail or phone since the first check.
      if (failure instanceof ApiError && failure.status === 400) await refuseTaken(body);
      throw failure;
    }
  }

  return {
    /** Error message for the user, '' if nothing failed. */
    failure: codeFailure || error?.message || '',
    outcome,
    dialog: phone.dialog,
    /** Sends the application. @throws if it fails; the form then keeps its answers */
    async submit(answers: Answers, picture: string) {
      setCodeFailure('');
      const body: Body = { ...encodeAnswers(questionnaire, answers), file: pictureFileOf(picture) };
      const isLost = store.get().is === 'unknown outcome';
      if (isLost && (await hasArrived(body))) return;
      clearFailure();
      await sendVerified(body, isLost ? 'send' : undefined);
    },
  };
}
