import { useEffect, useRef, useState } from 'react';
import { call } from './client/call.ts';
import type { Endpoint } from './contract/endpoint.ts';
import type { Sender } from './send-once.ts';
import { useSender } from './use-creation.ts';

/** Returns a form's write with the progress of its upload; behind both hooks below. */
function useSendUpload<E extends Endpoint>(endpoint: E, prepare?: Sender<E>['prepare']) {
  const [fraction, setFraction] = useState(0);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const write = useSender<E, never>(endpoint, prepare, (input) => {
    controller.current = new AbortController();
    setFraction(0);
    return call(endpoint, input, { signal: controller.current.signal, onUploadProgress: setFraction });
  });
  const canceled = write.error !== null && controller.current?.signal.aborted === true;
  return {
    ...write,
    // During the check after a lost answer, nothing is uploaded.
    uploading: write.saving && write.outcome !== 'checking',
    fraction,
    cancel: () => controller.current?.abort(),
    canceled,
    error: canceled ? null : write.error,
  };
}

/** Returns an upload with progress and cancel. Unmounting the form cancels it, too. */
export const useUpload = <E extends Endpoint & { readonly repeatable?: undefined }>(endpoint: E) =>
  useSendUpload(endpoint);

/** Returns an upload that a second call would duplicate; checks the server after a lost answer. */
export const useCreatingUpload = <E extends Endpoint & { readonly repeatable: false }>(
  endpoint: E,
  prepare: NonNullable<Sender<E>['prepare']>,
) => useSendUpload(endpoint, prepare);
