import { lazy, Suspense, useRef, useState } from 'react';
import type { CodeContext } from './use-code.ts';

const CodeDialog = lazy(() => import('./code-dialog.tsx'));

interface VerifiedPhoneOptions extends Pick<CodeContext, 'name'> {
  /** The field of the number, right or wrong: what the reader goes back to. */
  fieldId: string;
  /** An error closed the dialog: the server's words. */
  onFailure?: (words: string) => void;
}

interface Asked {
  phone: string;
  email: string;
  resolve: () => void;
  reject: (reason: Error) => void;
}

export type VerifiedPhone = ReturnType<typeof useVerifiedPhone>;

const NOT_VERIFIED = 'The new phone number is not verified.';

/** A new phone number is verified by a one-time code before it is saved (accounts §4.1, §4.4, §4.5). */
export function useVerifiedPhone({ name, fieldId, onFailure }: VerifiedPhoneOptions) {
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The number whose code was right: a save that fails afterwards need not ask for another. */
  const verified = useRef<string | null>(null);

  function settle(how: (asked: Asked) => void) {
    if (asked) how(asked);
    setAsked(null);
  }

  function close(failure?: string) {
    if (failure) onFailure?.(failure);
    settle(({ reject }) => reject(new Error(failure ?? NOT_VERIFIED)));
    // Focus would go to the button that had opened the dialog.
    if (!failure) requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
  }

  return {
    /** Asks for the code, while one is needed. */
    dialog: asked && (
      <Suspense>
        <CodeDialog
          name={name}
          phone={asked.phone}
          email={asked.email}
          canCorrectNumber
          onVerified={() => settle(({ resolve }) => resolve())}
          onClose={close}
        />
      </Suspense>
    ),
    /** Opens the dialog, unless a code for this number was right before. Rejects when it is closed without one. */
    async verify(phone: string, email: string): Promise<void> {
      if (verified.current === phone) return;
      await new Promise<void>((resolve, reject) => setAsked({ phone, email, resolve, reject }));
      verified.current = phone;
    },
    /** The server may want another code: it forgets one after a while. */
    forget() {
      verified.current = null;
    },
  };
}
