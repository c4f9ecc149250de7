import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError, wordsOf } from '#api/client/api-error.ts';
import { setPhone } from '#api/endpoints/invited-phone.ts';
import { useWrite } from '#api/use-write.ts';
import { useStillHere } from '#ui/leaving/use-still-here.ts';

/** The phone of an invited sign-up: verified by a code, saved, then on to the password (accounts §4.3). */
export function useCompleteSignUp(code: string) {
  const { mutateAsync, isPending } = useWrite(setPhone);
  const navigate = useNavigate();
  const [error, setError] = useState('');
  /** The number that the dialog asks a code for. */
  const [asked, setAsked] = useState('');
  /** A number whose code was right and that is not saved yet: no second code is needed to try again. */
  const verified = useRef('');
  const isStillHere = useStillHere();

  async function save(phone: string): Promise<void> {
    try {
      await mutateAsync({ body: { code, phone } });
      if (isStillHere())
        await navigate({ to: '/setPassword/$code/setPassword', params: { code }, replace: true });
    } catch (failure) {
      const isRefused = failure instanceof ApiError && failure.status === 400;
      if (isRefused) verified.current = '';
      setError(wordsOf(failure));
    }
  }

  return {
    working: isPending,
    error,
    asked,
    submit(phone: string) {
      setError('');
      if (verified.current === phone) void save(phone);
      else setAsked(phone);
    },
    /** The code was right. */
    async accept() {
      verified.current = asked;
      setAsked('');
      await save(asked);
    },
    /** The dialog was closed without one. */
    abandon(failure = '') {
      setAsked('');
      setError(failure);
    },
  };
}
