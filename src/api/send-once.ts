import type { QueryClient } from '@tanstack/react-query';
import { type ActivityStore, isBusy, type RetryMode, type UnknownOutcome } from './activity.ts';
import type { ServerCheck } from './call-or-find.ts';
import { type ApiError, isOutcomeUnknown } from './client/api-error.ts';
import { call } from './client/call.ts';
import type { Answer } from './client/client.ts';
import type { Endpoint, InputOf, ReplyOf } from './contract/endpoint.ts';
import { runWrite } from './run-write.ts';
import { signatureOf } from './writes-in-flight.ts';

/** Input that is sent. */
export interface SentInput<E extends Endpoint> {
  /** Text that identifies the input. */
  readonly signature: string;
  /** Finds the input on the server; absent if a second call does no harm. */
  readonly check?: ServerCheck<E>;
}

/** News of a lost input that is on the server after all, but has changed in the form since. */
export type SavedBefore = 'saved before';
/** Activity of a form that sends to an endpoint. */
export type SendStore<E extends Endpoint, News = never> = ActivityStore<SentInput<E>, News | SavedBefore>;

/** Parts of a form's write that stay the same for each submit. */
export interface Sender<E extends Endpoint, News = never> {
  readonly client: QueryClient;
  readonly store: SendStore<E, News>;
  readonly endpoint: E;
  /** Records the server's state at the submit, and returns the check that finds the input in it. */
  readonly prepare?: (input: InputOf<E>) => ServerCheck<E>;
  /** Makes the call; `call` by default. */
  readonly transport?: (input: InputOf<E>) => Promise<Answer<ReplyOf<E>>>;
}

/** Options of one submit. */
export interface SendOptions<E extends Endpoint, News> {
  readonly mode?: RetryMode;
  /** Runs after a success while the activity is still busy. @returns news that the form shows */
  readonly settle?: (data: ReplyOf<E>) => News | undefined | Promise<News | undefined>;
}

/**
 * Checks the server for a lost input, and reports the result in the form's activity.
 * @param signature signature of the input in the form now
 * @returns the server's record, or null if the input is not there
 * @throws ApiError of the lost call if the check fails, or if the form has changed since
 */
async function findLost<E extends Endpoint, News>(
  store: SendStore<E, News>,
  signature: string,
  sent: SentInput<E>,
  error: ApiError,
): Promise<Answer<ReplyOf<E>> | null> {
  const loseAnswer = (outcome: UnknownOutcome) =>
    store.dispatch({ type: 'loseAnswer', submission: sent, outcome, error });
  loseAnswer('checking');
  const found = await sent.check?.().catch(() => {
    loseAnswer('unsure');
    throw error;
  });
  if (!found) loseAnswer('missing');
  else if (sent.signature === signature) store.dispatch({ type: 'send' });
  else {
    store.dispatch({ type: 'end', news: 'saved before' });
    throw error;
  }
  return found ? { data: found.data, message: '' } : null;
}

/** Runs `settle` after a success, and ends the activity with its news. */
async function settleActivity<E extends Endpoint, News>(
  store: SendStore<E, News>,
  data: ReplyOf<E>,
  settle: SendOptions<E, News>['settle'],
): Promise<void> {
  let news: News | undefined;
  try {
    news = await settle?.(data);
  } finally {
    const endActivity = () => store.dispatch({ type: 'end', news });
    // A second click can precede the render of the next page: the activity is busy until then.
    if (news === undefined) setTimeout(endActivity);
    else endActivity();
  }
}

/**
 * Processes a submit of a form, with the endpoint's toasts. After a lost answer, checks the server.
 * If it has the input, the write succeeds; else the outcome stays unknown, and the next submit
 * checks first. While the activity is busy, a submit is dropped and its promise never settles: this
 * is the only guard against a double click.
 * @throws ApiError with the catalogue's message
 */
export async function sendOnce<E extends Endpoint, News = never>(
  sender: Sender<E, News>,
  input: InputOf<E>,
  { mode, settle }: SendOptions<E, News> = {},
): Promise<Answer<ReplyOf<E>>> {
  const { client, store, endpoint, prepare, transport = (sent) => call(endpoint, sent) } = sender;
  const before = store.get();
  const lost = before.phase === 'unknown outcome' ? before : null;
  const signature = signatureOf(endpoint, input);
  // A repeat of the lost input keeps its check, which knows the server before the first sending.
  const submission =
    lost?.submission.signature === signature ? lost.submission : { signature, check: prepare?.(input) };
  if (!store.dispatch({ type: 'submit', submission })) return new Promise<never>(() => {});
  const lostBefore = mode === 'send' ? null : lost;
  store.dispatch(lostBefore ? { ...lostBefore, type: 'loseAnswer', outcome: 'checking' } : { type: 'send' });

  const find = (sent: SentInput<E>, error: ApiError) => findLost(store, signature, sent, error);
  async function checkAndSend(): Promise<Answer<ReplyOf<E>>> {
    const found = lostBefore && (await find(lostBefore.submission, lostBefore.error));
    if (found) return found;
    if (lostBefore && mode === 'check') throw lostBefore.error;
    // From here on the activity is about this input, no longer about the lost one.
    store.dispatch({ type: 'submit', submission });
    store.dispatch({ type: 'send' });
    try {
      return await transport(input);
    } catch (error) {
      const foundAnswer = submission.check && isOutcomeUnknown(error) ? await find(submission, error) : null;
      if (!foundAnswer) throw error;
      return foundAnswer;
    }
  }

  const answer = await runWrite(client, endpoint, input, checkAndSend).catch((error: ApiError) => {
    if (isBusy(store.get())) store.dispatch({ type: 'fail', error });
    throw error;
  });
  await settleActivity(store, answer.data, settle);
  return answer;
}
