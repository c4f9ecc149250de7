import { useEffect, useRef, useState } from 'react';
import { failureOf, isBusy } from './activity.ts';
import { call } from './client/call.ts';
import type { Endpoint, InputOf } from './contract/endpoint.ts';
import { outcomeIn } from './send-once.ts';
import { type FormWrite, useCreation, useSave } from './use-creation.ts';

/** Fraction of a body that was sent, and a way to stop it. Leaving the form stops it too. */
function useProgress<E extends Endpoint>(endpoint: E) {
  const [fraction, setFraction] = useState(0);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const transport = (input: InputOf<E>) => {
    controller.current = new AbortController();
    setFraction(0);
    return call(endpoint, input, { signal: controller.current.signal, onUploadProgress: setFraction });
  };
  const cancel = () => controller.current?.abort();
  const wasCanceled = () => controller.current?.signal.aborted === true;
  return { fraction, transport, cancel, wasCanceled };
}

/** What a form shows of an upload. */
function uploadOf<E extends Endpoint>(
  { fraction, cancel, wasCanceled }: ReturnType<typeof useProgress>,
  { activity, send, clearFailure }: FormWrite<E>,
) {
  const failure = failureOf(activity);
  const canceled = failure !== null && wasCanceled();
  return {
    send,
    fraction,
    cancel,
    clearFailure,
    uploading: activity.is === 'sending',
    /** In flight, or looked for. */
    working: isBusy(activity),
    outcome: outcomeIn(activity),
    canceled,
    error: canceled ? null : failure,
  };
}

/** Write whose body takes a while. */
export function useUpload<E extends Endpoint & { readonly repeatable?: undefined }>(endpoint: E) {
  const progress = useProgress(endpoint);
  return uploadOf(progress, useSave(endpoint, progress.transport));
}

/** Upload of something that a second call would make twice: where the answer is lost, it is looked for. */
export function useCreatingUpload<E extends Endpoint & { readonly repeatable: false }>(
  endpoint: E,
  prepare: Parameters<typeof useCreation<E>>[1],
) {
  const progress = useProgress(endpoint);
  return uploadOf(progress, useCreation(endpoint, prepare, progress.transport));
}
