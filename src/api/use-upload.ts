import { useEffect, useRef, useState } from 'react';
import { call } from './call.ts';
import type { Endpoint, InputOf } from './endpoint.ts';
import { useWrite } from './use-write.ts';

/** A write whose body takes a while: how far it has got, and a way to stop it. Leaving the form stops it too. */
export function useUpload<E extends Endpoint>(endpoint: E) {
  const [fraction, setFraction] = useState(0);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const { mutateAsync, error, isPending, reset } = useWrite(endpoint, (input: InputOf<E>) => {
    controller.current = new AbortController();
    setFraction(0);
    return call(endpoint, input, { signal: controller.current.signal, onUploadProgress: setFraction });
  });
  const canceled = error !== null && controller.current?.signal.aborted === true;
  return {
    send: mutateAsync,
    uploading: isPending,
    fraction,
    canceled,
    error: canceled ? null : error,
    cancel: () => controller.current?.abort(),
    forget: reset,
  };
}
