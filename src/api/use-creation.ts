import { useCallback, useRef, useState } from 'react';
import type { Look } from './call-or-find.ts';
import { type ApiError, isUnknown } from './client/api-error.ts';
import { call } from './client/call.ts';
import type { Answer } from './client/client.ts';
import type { Endpoint, InputOf, ReplyOf } from './contract/endpoint.ts';
import { signatureOf } from './under-way.ts';
import { useWriteBy } from './use-write.ts';

/**
 * What is known of something whose answer was lost: it is looked for; it is not there; nobody could tell; it is there
 * as it was sent, and the reader has changed it since.
 */
export type Doubt = 'looking' | 'missing' | 'unsure' | 'saved before';

/** Whether to look before sending, which is the rule while there is a doubt; to look and send nothing; to send at once. */
export type How = 'look' | 'send';

interface Doubtful<E extends Endpoint> {
  readonly signature: string;
  readonly look: Look<E>;
  readonly error: ApiError;
}

/**
 * A write of what would be made twice (`repeatable: false`). Where its outcome is unknown it is looked for: found, it is
 * a success like any other; else the failure stands, and the next press looks before it sends.
 * @param prepare called at the press, with what is sent, to remember what was there before; gives the way to look
 * @param send how the call is made, where that is not all there is to it
 */
export function useCreation<E extends Endpoint & { readonly repeatable: false }>(
  endpoint: E,
  prepare: (input: InputOf<E>) => Look<E>,
  send: (input: InputOf<E>) => Promise<Answer<ReplyOf<E>>> = (input) => call(endpoint, input),
) {
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const doubtful = useRef<Doubtful<E> | null>(null);

  async function lookFor({ look, error, signature }: Doubtful<E>, sent: string) {
    setDoubt('looking');
    const found = await look().catch(() => {
      setDoubt('unsure');
      throw error;
    });
    if (!found) return null;
    doubtful.current = null;
    setDoubt(signature === sent ? null : 'saved before');
    // What was changed since is not what is saved: it stays where it is.
    if (signature !== sent) throw error;
    return { data: found.data, message: '' };
  }

  async function carryOut({ input, how }: { input: InputOf<E>; how?: How }): Promise<Answer<ReplyOf<E>>> {
    const signature = signatureOf(endpoint, input);
    const earlier = doubtful.current;
    if (earlier && how !== 'send') {
      const found = await lookFor(earlier, signature);
      if (found) return found;
      setDoubt('missing');
      if (how === 'look') throw earlier.error;
    }
    const look = earlier?.signature === signature ? earlier.look : prepare(input);
    doubtful.current = null;
    setDoubt(null);
    try {
      return await send(input);
    } catch (error) {
      if (!isUnknown(error)) throw error;
      doubtful.current = { signature, look, error };
      const found = await lookFor(doubtful.current, signature);
      if (found) return found;
      setDoubt('missing');
      throw error;
    }
  }

  const { mutateAsync: run, ...state } = useWriteBy(endpoint, carryOut);
  const mutateAsync = useCallback((input: InputOf<E>, how?: How) => run({ input, how }), [run]);
  return { ...state, mutateAsync, doubt };
}
