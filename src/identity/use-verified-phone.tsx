import { lazy, Suspense, useRef, useState } from 'react';
import { ApiError, isOutcomeUnknown } from '#api/client/api-error.ts';
import type { CodeContext } from './use-code.ts';

const CodeDialog = lazy(() => import('./code-dialog.tsx'));

const notVerifiedMessage = 'The new phone number is not verified.';

interface VerifiedPhoneOptions extends Pick<CodeContext, 'name'> {
  /** Id of the phone field, which gets the focus back. */
  fieldId: string;
  /** Called with the server's message if an error closed the dialog. */
  onFailure?: (message: string) => void;
}

/** Phone to verify, and the promise that the caller waits for. */
interface VerificationRequest {
  phone: string;
  email: string;
  /** Task that runs after a right code, while the dialog waits. */
  task?: () => Promise<unknown>;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

interface RequestDialogProps extends Pick<CodeContext, 'name' | 'onVerified' | 'onClose'> {
  request: VerificationRequest;
}

/** Dialog for the code of a request, loaded on demand. */
function RequestDialog({ request: { phone, email }, ...context }: RequestDialogProps) {
  return (
    <Suspense>
      <CodeDialog {...context} phone={phone} email={email} canCorrectNumber />
    </Suspense>
  );
}

/** Asks for a code in a dialog, one request at a time. */
function useCodeRequest({ fieldId, onFailure }: Omit<VerifiedPhoneOptions, 'name'>) {
  const [request, setRequest] = useState<VerificationRequest | null>(null);
  const isTaskRunning = useRef(false);
  return {
    request,
    requestCode: (request: Omit<VerificationRequest, 'resolve' | 'reject'>) =>
      new Promise<void>((resolve, reject) => setRequest({ ...request, resolve, reject })),
    /** Runs the task after a right code. It then closes the dialog, because the code is used up. */
    async completeRequest({ task, resolve, reject }: VerificationRequest) {
      isTaskRunning.current = true;
      try {
        await task?.();
        resolve();
      } catch (reason) {
        reject(reason);
      } finally {
        isTaskRunning.current = false;
        setRequest(null);
      }
    },
    close(failure?: string) {
      setRequest(null);
      // A running task continues, and its caller still gets the outcome.
      if (isTaskRunning.current) return;
      if (failure) onFailure?.(failure);
      request?.reject(new Error(failure ?? notVerifiedMessage));
      // The focus would otherwise return to the button that opened the dialog.
      if (!failure) requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
    },
  };
}

export type VerifiedPhone = ReturnType<typeof useVerifiedPhone>;

/** Verifies a new phone number by a one-time code before a save (accounts §4.1, §4.4, §4.5). */
export function useVerifiedPhone({ name, ...options }: VerifiedPhoneOptions) {
  const { request, requestCode, completeRequest, close } = useCodeRequest(options);
  /** Verified number: a retry of a failed save needs no second code. */
  const verifiedPhone = useRef<string | null>(null);

  /** Remembers the verified number and runs the task of the request. */
  function acceptCode(request: VerificationRequest) {
    verifiedPhone.current = request.phone;
    return completeRequest(request);
  }

  function forget() {
    verifiedPhone.current = null;
  }

  return {
    /** Dialog for the code; null while none is needed. */
    dialog: request && (
      <RequestDialog name={name} request={request} onVerified={() => acceptCode(request)} onClose={close} />
    ),
    /**
     * Opens the dialog, unless this number is verified. Rejects if it is closed without a code.
     * @param task runs after a right code, while the dialog waits; its failure is passed on
     */
    async verify(phone: string, email: string, task?: () => Promise<unknown>): Promise<void> {
      if (verifiedPhone.current === phone) await task?.();
      else await requestCode({ phone, email, task });
    },
    /** Forgets the verification: the server drops it after a while and needs another code. */
    forget,
    /** Forgets it after a failure that may have used up the code, which is valid once. */
    forgetIfUsed(failure: unknown) {
      if ((failure instanceof ApiError && failure.status === 400) || isOutcomeUnknown(failure)) forget();
    },
  };
}
