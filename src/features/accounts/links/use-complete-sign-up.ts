import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, messageOf } from '#api/client/api-error.ts';
import { setPhone } from '#api/endpoints/accounts/invited-phone.ts';
import { useWrite } from '#api/use-write.ts';
import { useVerifiedPhone } from '#identity/use-verified-phone.tsx';
import { useIsStillShown } from '#ui/leaving/use-is-still-shown.ts';

interface CompleteSignUpOptions {
  /** Code in the link. */
  code: string;
  email: string;
  /** Id of the phone field. */
  fieldId: string;
}

/** Verifies and saves an invited patient's phone, then opens the next page (accounts §4.3). */
export function useCompleteSignUp({ code, email, fieldId }: CompleteSignUpOptions) {
  const { mutateAsync, isPending } = useWrite(setPhone);
  const navigate = useNavigate();
  const [error, setError] = useState('');
  const { dialog, verify, forget } = useVerifiedPhone({ name: 'registration', fieldId, onFailure: setError });
  const isStillHere = useIsStillShown();

  async function save(phone: string): Promise<void> {
    try {
      await mutateAsync({ body: { code, phone } });
      if (isStillHere())
        await navigate({ to: '/setPassword/$code/setPassword', params: { code }, replace: true });
    } catch (failure) {
      // The server may refuse an expired verification: the next try verifies the phone again.
      if (failure instanceof ApiError && failure.status === 400) forget();
      setError(messageOf(failure));
    }
  }

  return {
    working: isPending,
    error,
    /** Code dialog, while a code is needed. */
    dialog,
    submit(phone: string) {
      setError('');
      // Rejects when the dialog closes without a code; `onFailure` has then set any error.
      verify(phone, email).then(
        () => save(phone),
        () => undefined,
      );
    },
  };
}
