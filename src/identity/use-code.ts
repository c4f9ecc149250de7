import { useEffect, useRef, useState } from 'react';
import { ApiError, wordsOf } from '#api/client/api-error.ts';
import { toastDuration as durations } from '#api/contract/endpoint.ts';
import { resendCode, verifyPhone } from '#api/endpoints/accounts.ts';
import { useWrite } from '#api/use-write.ts';
import { useStillHere } from '#ui/leaving/use-still-here.ts';

export const CODE_LENGTH = 6;

export interface CodeContext {
  phone: string;
  email: string;
  /** Which text the message has: `login` for login and profile, `registration` otherwise (decision 23). */
  name: 'login' | 'registration';
  /** How long its toasts stay, in milliseconds: shorter at login (accounts §8). */
  toastDuration?: number;
  /** The code was right. May be a promise: the dialog waits for it. */
  onVerified: (code: string) => unknown;
  /** The dialog is to go; with the server's words when it was an error that closed it. */
  onClose: (failure?: string) => void;
}

/** Sends a one-time code when it starts, sends more, and checks what is typed (accounts §2.5, §4.4). */
export function useCode(context: CodeContext) {
  const { phone, email, name, toastDuration = durations.standard, onVerified, onClose } = context;
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [verifying, setVerifying] = useState(false);
  const resending = useWrite({ ...resendCode, toastDuration });
  const verification = useWrite({ ...verifyPhone, toastDuration });
  const begun = useRef(false);
  const [isSent, setSent] = useState(false);
  /** Whoever has closed the dialog meanwhile has given it up, however the check ends. */
  const isStillHere = useStillHere();

  /** @returns whether a code was sent */
  async function send(): Promise<boolean> {
    setError('');
    try {
      await resending.mutateAsync({ body: { phone, email, name } });
      setSent(true);
      return true;
    } catch {
      return false;
    }
  }

  /** What was typed belongs to the code before. The first code may be there sooner than word of its sending. */
  async function resend() {
    if (await send()) setCode('');
  }

  // The first code is on its way as the dialog opens; once, even where effects run twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: sending again is the reader's choice
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void send();
  }, []);

  function refuse(failure: unknown) {
    const status = failure instanceof ApiError ? failure.status : null;
    setError(wordsOf(failure));
    // Without an answer the code may well be right: it stays to be sent again.
    if (status === 400 || status === 500) setCode('');
    if (status === 500) onClose(wordsOf(failure));
  }

  async function verify() {
    if (verifying || code.length !== CODE_LENGTH) return;
    setVerifying(true);
    setError('');
    try {
      await verification.mutateAsync({ body: { code, phone } });
      if (isStillHere()) await onVerified(code);
    } catch (failure) {
      if (isStillHere()) refuse(failure);
    } finally {
      setVerifying(false);
    }
  }

  // Idle is only the moment before the first code, which nobody should be offered to send again.
  const sending = resending.isPending || resending.isIdle;
  return {
    ...{ code, setCode, error, resend, sending, verify, verifying },
    /** The server has said of at least one code that it is sent. */
    isSent,
    /** Failure of the last sending, until the next one. */
    sendFailure: resending.error,
  };
}
