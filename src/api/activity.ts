import { type Atom, createAtom, useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import type { ApiError } from './client/api-error.ts';

/** Check after a lost answer: in flight, nothing found (`missing`), or failed (`unsure`). */
export type UnknownOutcome = 'checking' | 'missing' | 'unsure';

/** Retry after a lost answer: only check the server, or send at once. Default: check, then send. */
export type RetryMode = 'check' | 'send';

/** Write whose answer did not arrive, and the state of the check for it. */
interface LostAnswer<Submission> {
  readonly submission: Submission;
  readonly outcome: UnknownOutcome;
  readonly error: ApiError;
}

/**
 * State of a form's write. `submission` identifies the input of the write, by a signature or by its
 * medicines. `news` says how the last write ended. `checking` precedes a sending; the check after a
 * lost answer is an `outcome` of `unknown outcome`.
 */
export type Activity<Submission, News = never> =
  | { readonly phase: 'idle'; readonly news: News | null }
  | { readonly phase: 'checking' | 'previewing' | 'sending'; readonly submission: Submission }
  | ({ readonly phase: 'unknown outcome' } & LostAnswer<Submission>)
  | { readonly phase: 'failed'; readonly submission: Submission; readonly error: ApiError };

/** Event in a form's write. `end` makes it idle, `loseAnswer` also reports the check's result. */
export type ActivityEvent<Submission, News = never> =
  | { readonly type: 'submit'; readonly submission: Submission }
  | { readonly type: 'check' | 'preview' | 'send' }
  | { readonly type: 'end'; readonly news?: News }
  | ({ readonly type: 'loseAnswer' } & LostAnswer<Submission>)
  | { readonly type: 'fail'; readonly error: ApiError };

/** Returns true while a submit is processed; a further submit is dropped. */
export const isBusy = <Submission, News>(activity: Activity<Submission, News>): boolean =>
  activity.phase === 'unknown outcome'
    ? activity.outcome === 'checking'
    : ['checking', 'previewing', 'sending'].includes(activity.phase);

/** Returns true if the last write has ended with this news. */
export const hasNews = <Submission, News>(activity: Activity<Submission, News>, news: News): boolean =>
  activity.phase === 'idle' && activity.news === news;

/** Phase that follows each of the events without further data. */
const phaseAfter = { check: 'checking', preview: 'previewing', send: 'sending' } as const;

/** Returns the activity after an event, or the same object if the event does not apply. */
export function nextActivity<Submission, News = never>(
  activity: Activity<Submission, News>,
  event: ActivityEvent<Submission, News>,
): Activity<Submission, News> {
  if (event.type === 'submit')
    return isBusy(activity) ? activity : { phase: 'checking', submission: event.submission };
  if (event.type === 'end') return { phase: 'idle', news: event.news ?? null };
  if (event.type === 'loseAnswer') {
    const { submission, outcome, error } = event;
    return { phase: 'unknown outcome', submission, outcome, error };
  }
  if (activity.phase === 'idle') return activity;
  if (event.type === 'fail') return { phase: 'failed', submission: activity.submission, error: event.error };
  return { phase: phaseAfter[event.type], submission: activity.submission };
}

/** Activity outside React state, so that it can be read at once: React state is a render late. */
export interface ActivityStore<Submission, News = never> {
  get(): Activity<Submission, News>;
  /** @returns false if the event does not apply, such as a submit while busy */
  dispatch(event: ActivityEvent<Submission, News>): boolean;
  readonly atom: Atom<Activity<Submission, News>>;
}

/** Creates the activity of a form, which is idle. */
export function createActivity<Submission, News = never>(): ActivityStore<Submission, News> {
  const atom = createAtom<Activity<Submission, News>>({ phase: 'idle', news: null });
  return {
    atom,
    get: atom.get,
    dispatch(event) {
      const before = atom.get();
      const after = nextActivity(before, event);
      atom.set(() => after);
      return after !== before;
    },
  };
}

/** Returns the component's activity and its store. */
export function useActivity<Submission, News = never>() {
  const [store] = useState(createActivity<Submission, News>);
  return [useSelector(store.atom), store] as const;
}
