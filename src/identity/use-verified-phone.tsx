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
  /** Is carried out while the dialog waits. */
  task?: () => Promise<unknown>;
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
  const working = useRef(false);

  /** The code was right. However the task ends, the dialog goes: its code is used up. */
  async function complete({ phone, task, resolve, reject }: Asked) {
    verified.current = phone;
    working.current = true;
    try {
      await task?.();
      resolve();
    } catch (reason) {
      reject(reason as Error);
    } finally {
      working.current = false;
      setAsked(null);
    }
  }

  function close(failure?: string) {
    setAsked(null);
    // What was begun goes on, and whoever waits for it hears how it ends.
    if (working.current) return;
    if (failure) onFailure?.(failure);
    asked?.reject(new Error(failure ?? NOT_VERIFIED));
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
          onVerified={() => complete(asked)}
          onClose={close}
        />
      </Suspense>
    ),
    /**
     * Opens the dialog, unless a code for this number was right before. Rejects when it is closed without one.
     * @param task what a right code lets through, while the dialog waits for it; its failure is passed on
     */
    async verify(phone: string, email: string, task?: () => Promise<unknown>): Promise<void> {
      if (verified.current === phone) await task?.();
      else await new Promise<void>((resolve, reject) => setAsked({ phone, email, task, resolve, reject }));
    },
    /** The server may want another code: it forgets one after a while. */
    forget() {
      verified.current = null;
    },
  };
}
