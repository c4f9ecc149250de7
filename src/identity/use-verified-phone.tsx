import { useRef, useState } from 'react';

interface Asked {
  phone: string;
  email: string;
  resolve: () => void;
  reject: (reason: Error) => void;
}

const NOT_VERIFIED = 'The new phone number is not verified.';

/** A new phone number is verified by a one-time code before it is saved (accounts §4.1, §4.4, §4.5). */
export function useVerifiedPhone() {
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The number whose code was right: a save that fails afterwards need not ask for another. */
  const verified = useRef<string | null>(null);

  function settle(how: (asked: Asked) => void) {
    if (asked) how(asked);
    setAsked(null);
  }

  return {
    /** What the dialog is open for, or null. */
    asked,
    /** Opens the dialog, unless a code for this number was right before. Rejects when it is closed without one. */
    async verify(phone: string, email: string): Promise<void> {
      if (verified.current === phone) return;
      await new Promise<void>((resolve, reject) => setAsked({ phone, email, resolve, reject }));
      verified.current = phone;
    },
    accept: () => settle(({ resolve }) => resolve()),
    abandon: (failure?: string) => settle(({ reject }) => reject(new Error(failure ?? NOT_VERIFIED))),
    /** The server may want another code: it forgets one after a while. */
    forget() {
      verified.current = null;
    },
  };
}
