import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError, isUnknown } from '#api/client/api-error.ts';
import { registerPhysician } from '#api/endpoints/registration.ts';
import { isEmailTaken } from '#api/is-email-taken.ts';
import { type How, useCreation } from '#api/use-creation.ts';
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
  const isMissing = useRef(false);
  // An address that was free a moment ago and is taken now tells that the application has arrived.
  const { mutateAsync, error, doubt, reset } = useCreation(registerPhysician, ({ body }) => async () => {
    isMissing.current = false;
    const isThere = await isEmailTaken(String((body as Body).email));
    isMissing.current = !isThere;
    return isThere ? { data: null } : null;
  });

  async function send(body: Body, how?: How) {
    try {
      await mutateAsync({ body }, how);
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
    reset();
    throw new AnswersRefused(found);
  }

  /** Looks for one whose answer was lost. @returns whether it has arrived @throws when nobody can tell */
  async function lookFor(body: Body): Promise<boolean> {
    try {
      await send(body, 'look');
      return true;
    } catch (failure) {
      if (isMissing.current) return false;
      throw failure;
    }
  }

  async function sendVerified(body: Body, how?: How) {
    await refuseTaken(body);
    try {
      await phone.verify(String(body.phone), String(body.email), () => send(body, how));
    } catch (failure) {
      // Somebody else may have taken one of them meanwhile.
      if (failure instanceof ApiError && failure.status === 400) await refuseTaken(body);
      throw failure;
    }
  }

  return {
    /** Why it failed, in words for the reader; '' where it did not. */
    failure: codeFailure || error?.message || '',
    doubt,
    dialog: phone.dialog,
    /** Rejects when it failed: the form keeps everything. */
    async submit(answers: Answers, picture: string, how?: How) {
      setCodeFailure('');
      const body: Body = { ...encodeAnswers(questionnaire, answers), file: pictureFileOf(picture) };
      if (doubt && how !== 'send' && (await lookFor(body))) return;
      if (how === 'look') return;
      if (!doubt) reset();
      await sendVerified(body, doubt ? 'send' : undefined);
    },
  };
}
