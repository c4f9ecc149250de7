import { useEffect, useRef, useState } from 'react';
import type { ApiError } from './client/api-error.ts';
import { call } from './client/call.ts';
import type { Endpoint, InputOf } from './contract/endpoint.ts';
import { useCreation } from './use-creation.ts';
import { useWrite } from './use-write.ts';

/** How far a body has got, and a way to stop it. Leaving the form stops it too. */
function useProgress<E extends Endpoint>(endpoint: E) {
  const [fraction, setFraction] = useState(0);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const send = (input: InputOf<E>) => {
    controller.current = new AbortController();
    setFraction(0);
    return call(endpoint, input, { signal: controller.current.signal, onUploadProgress: setFraction });
  };
  const outcomeOf = (error: ApiError | null) => {
    const canceled = error !== null && controller.current?.signal.aborted === true;
    return { canceled, error: canceled ? null : error };
  };
  return { fraction, send, outcomeOf, cancel: () => controller.current?.abort() };
}

/** A write whose body takes a while. */
export function useUpload<E extends Endpoint & { readonly repeatable?: undefined }>(endpoint: E) {
  const { fraction, send, outcomeOf, cancel } = useProgress(endpoint);
  const { mutateAsync, error, isPending, reset } = useWrite(endpoint, send);
  return {
    send: mutateAsync,
    uploading: isPending,
    working: isPending,
    doubt: null,
    fraction,
    cancel,
    forget: reset,
    ...outcomeOf(error),
  };
}

/** The same for what would be made twice: where the answer was lost, it is looked for. */
export function useCreatingUpload<E extends Endpoint & { readonly repeatable: false }>(
  endpoint: E,
  prepare: Parameters<typeof useCreation<E>>[1],
) {
  const { fraction, send, outcomeOf, cancel } = useProgress(endpoint);
  const { mutateAsync, error, isPending, doubt } = useCreation(endpoint, prepare, send);
  return {
    send: mutateAsync,
    uploading: isPending && doubt !== 'looking',
    /** On its way, or looked for. */
    working: isPending,
    doubt,
    fraction,
    cancel,
    ...outcomeOf(error),
  };
}
