import { useRef, useState } from 'react';

interface Request {
  phone: string;
  email: string;
  settle: (verified: boolean) => void;
}

/** The code dialog as a promise: a save waits for it, and is given up with it. */
export function useCodeRequest() {
  const [request, setRequest] = useState<Request | null>(null);
  /** The phone whose code was right: a save that fails afterwards need not ask for another. */
  const verified = useRef('');

  function close(isVerified: boolean) {
    if (isVerified && request) verified.current = request.phone;
    setRequest(null);
    request?.settle(isVerified);
  }

  return {
    /** What the dialog is open for, or null. */
    request,
    close,
    /** @returns whether the phone is verified; at once where it was a moment ago */
    async verify(phone: string, email: string): Promise<boolean> {
      if (verified.current === phone) return true;
      return new Promise((settle) => setRequest({ phone, email, settle }));
    },
    /** The server may no longer know of it. */
    forget() {
      verified.current = '';
    },
  };
}
