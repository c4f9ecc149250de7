import { useRef, useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { updatePersonalInformation } from '#api/endpoints/accounts/profile.ts';
import { updateCurrentUser } from '#api/session/session.ts';
import { useWrite } from '#api/use-write.ts';
import { personalInformation } from '#domain/profile/profile.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers } from '#domain/questions/questionnaire.ts';
import type { VerifiedPhone } from '#identity/use-verified-phone.tsx';
import { userWaitedFor } from '#ui/reading/watch-user.ts';

/** Saves step 1: verifies a changed phone first, and updates the menu's name (accounts §4.5). */
export function usePersonalSave(saved: Answers, phone: VerifiedPhone, onSaved: () => void) {
  const knownPhone = useRef(saved.phone);
  const [error, setError] = useState<unknown>(null);
  const { mutateAsync } = useWrite(updatePersonalInformation);

  /** @throws any failure of the verification or the save */
  async function save(answers: Answers) {
    const body = encodeAnswers(personalInformation, answers);
    const textOf = (name: string) => String(body[name] ?? '');
    // The code dialog returns focus to this control when it closes.
    const focusedControl = document.activeElement;
    if (body.phone !== knownPhone.current) await phone.verify(textOf('phone'), textOf('email'));
    const hasWaited = await userWaitedFor(mutateAsync({ body }), focusedControl);
    knownPhone.current = body.phone;
    updateCurrentUser({
      firstName: textOf('firstName'),
      lastName: textOf('lastName'),
      gender: textOf('gender'),
    });
    // A user who has gone on typing stays on this step.
    if (hasWaited) onSaved();
  }

  return {
    error,
    /** Rejects if the save fails; the form then keeps its answers. */
    async submit(answers: Answers) {
      setError(null);
      try {
        await save(answers);
      } catch (failure) {
        // The server may refuse an expired verification: the next try verifies the phone again.
        if (failure instanceof ApiError && failure.status === 400) phone.forget();
        setError(failure);
        throw failure;
      }
    },
  };
}
