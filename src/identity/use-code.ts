import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '#api/client/api-error.ts';
import { toastDuration as durations } from '#api/contract/endpoint.ts';
import { resendCode, verifyPhone } from '#api/endpoints/accounts/accounts.ts';
import { useWrite } from '#api/use-write.ts';
import { useIsStillShown } from '#ui/leaving/use-is-still-shown.ts';

/** Number of digits of a one-time code. */
export const CODE_LENGTH = 6;

/** Recipient of a code, and what follows from it. */
export interface CodeContext {
  phone: string;
  email: string;
  /** Text of the message: `login` for login and profile, else `registration` (decision 23). */
  name: 'login' | 'registration';
  /** Duration of the toasts in ms; shorter at login (accounts §8). */
  toastDuration?: number;
  /** Called after a right code. The dialog waits for a returned promise. */
  onVerified: (code: string) => unknown;
  /** Closes the dialog; with the server's message if an error closed it. */
  onClose: (failure?: string) => void;
}

/** Sends codes: the first one on mount, further ones on request (accounts §2.5, §4.4). */
function useSendCode({ phone, email, name, toastDuration = durations.standard }: CodeContext) {
  const { mutateAsync, isPending, isIdle, error } = useWrite({ ...resendCode, toastDuration });
  const [isSent, setSent] = useState(false);
  const hasSentFirstCode = useRef(false);

  /** @returns true if a code was sent */
  async function send(): Promise<boolean> {
    try {
      await mutateAsync({ body: { phone, email, name } });
      setSent(true);
      return true;
    } catch {
      return false;
    }
  }

  // Sends the first code once, even where effects run twice (strict mode).
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the user sends again
  useEffect(() => {
    if (hasSentFirstCode.current) return;
    hasSentFirstCode.current = true;
    void send();
  }, []);

  return {
    send,
    // Idle is the moment before the first code is sent, when a resend must not be offered.
    isSending: isPending || isIdle,
    /** True after the server has confirmed at least one sending. */
    isSent,
    /** Error of the last sending, cleared by the next one. */
    sendFailure: error,
  };
}

/** Sends a one-time code on mount and on request, and verifies input (accounts §2.5, §4.4). */
export function useCode(context: CodeContext) {
  const { phone, toastDuration = durations.standard, onVerified, onClose } = context;
  const { send, ...sending } = useSendCode(context);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isVerifying, setVerifying] = useState(false);
  const { mutateAsync } = useWrite({ ...verifyPhone, toastDuration });
  /** A closed dialog ignores the outcome of the check. */
  const isStillHere = useIsStillShown();

  /** Sends another code and clears the input, which belongs to the former code. */
  async function resend() {
    setError('');
    if (await send()) setCode('');
  }

  /** Shows why a check failed. A server error (500) also closes the dialog (accounts §2.5). */
  function showFailure(failure: unknown) {
    const status = failure instanceof ApiError ? failure.status : null;
    setError(messageOf(failure));
    // After a lost response the code may be right, so it stays for a retry.
    if (status === 400 || status === 500) setCode('');
    if (status === 500) onClose(messageOf(failure));
  }

  async function verify() {
    if (isVerifying || code.length !== CODE_LENGTH) return;
    setVerifying(true);
    setError('');
    try {
      await mutateAsync({ body: { code, phone } });
      if (isStillHere()) await onVerified(code);
    } catch (failure) {
      if (isStillHere()) showFailure(failure);
    } finally {
      setVerifying(false);
    }
  }

  return { ...sending, code, setCode, error, resend, verify, isVerifying };
}
