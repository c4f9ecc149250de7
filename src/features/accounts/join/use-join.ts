import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { RetryMode } from '#api/activity.ts';
import { ApiError, isUnknown } from '#api/client/api-error.ts';
import { registerPhysician } from '#api/endpoints/registration.ts';
import { isEmailTaken } from '#api/is-email-taken.ts';
import { useCreation } from '#api/use-creation.ts';
import type { Answers, WireRecord } from '#domain/questions/question.ts';
import { encodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { pictureFileOf } from '#identity/picture/picture-address.ts';
import { useVerifiedPhone } from '#identity/use-verified-phone.tsx';
import { AnswersRefused } from '#questionnaire/problems.ts';
import { useStillHere } from '#ui/leaving/use-still-here.ts';
import { useFindTaken } from '../sign-up/use-taken.ts';

/** What is sent, as the questions and the picture make it. */
type Body = WireRecord & { file?: File };

interface Joining {
  questionnaire: Questionnaire;
  /** Where the number is asked. */
  fieldId: string;
  /** The application has arrived. */
  onSent: () => void;
}

/** Sends a physician's registration: the code first, and then, in its dialog, everything at once (physician §2, §4). */
export function useJoin({ questionnaire, fieldId, onSent }: Joining) {
  const router = useRouter();
  const isStillHere = useStillHere();
  const findTaken = useFindTaken();
  const [codeFailure, setCodeFailure] = useState('');
  const phone = useVerifiedPhone({ name: 'registration', fieldId, onFailure: setCodeFailure });
  // An address that was free a moment ago and is taken now tells that the application has arrived.
  const application = useCreation(registerPhysician, ({ body }) => async () => {
    const isThere = await isEmailTaken(String((body as Body).email));
    return isThere ? { data: null } : null;
  });
  const { store, error, outcome, clearFailure } = application;

  async function send(body: Body, mode?: RetryMode) {
    try {
      await application.send({ body }, { mode });
    } catch (failure) {
      // A code counts once: what was lost may have used it up.
      if ((failure instanceof ApiError && failure.status === 400) || isUnknown(failure)) phone.forget();
      throw failure;
    }
    onSent();
    if (isStillHere()) await router.navigate({ to: '/complete-step', replace: true });
  }

  /** @throws AnswersRefused where an account has the e-mail or the phone */
  async function refuseTaken(body: Body) {
    const found = await findTaken(body);
    if (Object.keys(found).length === 0) return;
    clearFailure();
    throw new AnswersRefused(found);
  }

  /** Checks for an application whose answer was lost. @returns true if it has arrived @throws where the check fails */
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
      // Somebody else may have taken one of them meanwhile.
      if (failure instanceof ApiError && failure.status === 400) await refuseTaken(body);
      throw failure;
    }
  }

  return {
    /** Why it failed, in words for the reader; '' where it did not. */
    failure: codeFailure || error?.message || '',
    outcome,
    dialog: phone.dialog,
    /** Rejects when it failed: the form keeps everything. */
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
