import type { QueryClient } from '@tanstack/react-query';
import {
  type Activity,
  type ActivityStore,
  isBusy,
  type RetryMode,
  type UnknownOutcome,
} from './activity.ts';
import type { Look } from './call-or-find.ts';
import { type ApiError, isUnknown } from './client/api-error.ts';
import { call } from './client/call.ts';
import type { Answer } from './client/client.ts';
import type { Endpoint, InputOf, ReplyOf } from './contract/endpoint.ts';
import { signatureOf } from './under-way.ts';
import { write } from './write.ts';

/** Input that is sent, by its signature, with the check that finds it on the server. */
export interface Sent<E extends Endpoint> {
  readonly signature: string;
  /** Absent where a second call does no harm. */
  readonly look?: Look<E>;
}

/** News of an input that was lost, is on the server after all, and was changed in the form since. */
type SavedBefore = 'saved before';

/** What a notice says of a lost answer. */
export type ShownOutcome = UnknownOutcome | SavedBefore;

export type SendActivity<E extends Endpoint, News = never> = Activity<Sent<E>, News | SavedBefore>;

/** Returns what a notice says of a lost answer, or null. */
export function outcomeIn<E extends Endpoint, News>(activity: SendActivity<E, News>): ShownOutcome | null {
  if (activity.is === 'unknown outcome') return activity.outcome;
  return activity.is === 'idle' && activity.news === 'saved before' ? 'saved before' : null;
}

export type SendStore<E extends Endpoint, News = never> = ActivityStore<Sent<E>, News | SavedBefore>;

export interface Sender<E extends Endpoint, News = never> {
  readonly client: QueryClient;
  readonly store: SendStore<E, News>;
  readonly endpoint: E;
  /** Remembers at the press what the server holds, and returns the check that finds the input among it. */
  readonly prepare?: (input: InputOf<E>) => Look<E>;
  /** Makes the call; `call` when left out. */
  readonly transport?: (input: InputOf<E>) => Promise<Answer<ReplyOf<E>>>;
}

export interface SendOptions<E extends Endpoint, News> {
  readonly mode?: RetryMode;
  /** Runs after a success while the activity is still busy. @returns news that the form shows */
  readonly settle?: (data: ReplyOf<E>) => News | undefined | Promise<News | undefined>;
}

type Lost<E extends Endpoint> = { readonly errand: Sent<E>; readonly error: ApiError };

/**
 * Checks the server for an input whose answer was lost.
 * @returns the answer, or null where the input is missing
 * @throws ApiError of the lost call where the check fails, or where the form has changed since
 */
async function find<E extends Endpoint, News>(
  { store }: Sender<E, News>,
  { errand, error }: Lost<E>,
  signature: string,
): Promise<Answer<ReplyOf<E>> | null> {
  const lose = (outcome: UnknownOutcome) => store.dispatch({ type: 'lose', errand, outcome, error });
  lose('looking');
  const found = await errand.look?.().catch(() => {
    lose('unsure');
    throw error;
  });
  if (!found) {
    lose('missing');
    return null;
  }
  if (errand.signature !== signature) {
    store.dispatch({ type: 'rest', news: 'saved before' });
    throw error;
  }
  store.dispatch({ type: 'send' });
  return { data: found.data, message: '' };
}

async function callAndFind<E extends Endpoint, News>(
  sender: Sender<E, News>,
  input: InputOf<E>,
  errand: Sent<E>,
): Promise<Answer<ReplyOf<E>>> {
  const { endpoint, transport = (sent) => call(endpoint, sent) } = sender;
  try {
    return await transport(input);
  } catch (error) {
    if (!errand.look || !isUnknown(error)) throw error;
    const found = await find(sender, { errand, error }, errand.signature);
    if (!found) throw error;
    return found;
  }
}

/**
 * Carries out a press of a form, with the endpoint's toasts. Where the answer is lost, the input is looked for: found, it is
 * a success like any other; else the outcome stays unknown, and the next press checks before it sends.
 *
 * The activity is the one guard against a double click: a press while it is busy is dropped, and its promise never settles.
 * @throws ApiError in the catalogue's words
 */
export async function sendOnce<E extends Endpoint, News = never>(
  sender: Sender<E, News>,
  input: InputOf<E>,
  { mode, settle }: SendOptions<E, News> = {},
): Promise<Answer<ReplyOf<E>>> {
  const { client, store, endpoint, prepare } = sender;
  const before = store.get();
  const lost = before.is === 'unknown outcome' ? before : null;
  const signature = signatureOf(endpoint, input);
  const errand = lost?.errand.signature === signature ? lost.errand : { signature, look: prepare?.(input) };
  if (!store.dispatch({ type: 'press', errand })) return new Promise<never>(() => {});
  const earlier = mode === 'send' ? null : lost;
  store.dispatch(earlier ? { ...earlier, type: 'lose', outcome: 'looking' } : { type: 'send' });

  async function checkAndSend(): Promise<Answer<ReplyOf<E>>> {
    const found = earlier && (await find(sender, earlier, signature));
    if (found) return found;
    if (earlier && mode === 'look') throw earlier.error;
    store.dispatch({ type: 'press', errand });
    store.dispatch({ type: 'send' });
    return callAndFind(sender, input, errand);
  }

  const answer = await write(client, endpoint, input, checkAndSend).catch((error: ApiError) => {
    if (isBusy(store.get())) store.dispatch({ type: 'fail', error });
    throw error;
  });
  let news: News | undefined;
  try {
    news = await settle?.(answer.data);
  } finally {
    const rest = () => store.dispatch({ type: 'rest', news });
    // A press can be quicker than the render of the page that follows: it still finds the activity busy.
    if (news === undefined) setTimeout(rest);
    else rest();
  }
  return answer;
}
