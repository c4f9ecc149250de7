import { type Atom, createAtom, useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import type { ApiError } from './client/api-error.ts';

/** State of the check after a lost answer: in flight, nothing found (`missing`), or failed. */
export type UnknownOutcome = 'checking' | 'missing' | 'unsure';

/** Retry after a lost answer: only check the server, or send at once. Default: check, then send. */
export type RetryMode = 'check' | 'send';

/** Write whose answer did not arrive, and the state of the check for it. */
interface LostAnswer<Errand> {
  readonly errand: Errand;
  readonly outcome: UnknownOutcome;
  readonly error: ApiError;
}

/** State of a form's write. `errand` identifies its input, `news` says how the last write ended. */
export type Activity<Errand, News = never> =
  | { readonly phase: 'idle'; readonly news: News | null }
  | { readonly phase: 'checking' | 'previewing' | 'sending'; readonly errand: Errand }
  | ({ readonly phase: 'unknown outcome' } & LostAnswer<Errand>)
  | { readonly phase: 'failed'; readonly errand: Errand; readonly error: ApiError };

/** Event in a form's write. `end` makes it idle, `loseAnswer` also reports the check's result. */
export type ActivityEvent<Errand, News = never> =
  | { readonly type: 'submit'; readonly errand: Errand }
  | { readonly type: 'check' | 'preview' | 'send' }
  | { readonly type: 'end'; readonly news?: News }
  | ({ readonly type: 'loseAnswer' } & LostAnswer<Errand>)
  | { readonly type: 'fail'; readonly error: ApiError };

/** Returns true while a submit is processed; a further submit is dropped. */
export const isBusy = <Errand, News>(activity: Activity<Errand, News>): boolean =>
  activity.phase === 'unknown outcome'
    ? activity.outcome === 'checking'
    : ['checking', 'previewing', 'sending'].includes(activity.phase);

/** Returns true if the last write has ended with this news. */
export const hasNews = <Errand, News>(activity: Activity<Errand, News>, news: News): boolean =>
  activity.phase === 'idle' && activity.news === news;

/** Phase that follows each of the events without further data. */
const phaseAfter = { check: 'checking', preview: 'previewing', send: 'sending' } as const;

/** Returns the activity after an event, or the same object if the event does not apply. */
export function nextActivity<Errand, News = never>(
  activity: Activity<Errand, News>,
  event: ActivityEvent<Errand, News>,
): Activity<Errand, News> {
  if (event.type === 'submit')
    return isBusy(activity) ? activity : { phase: 'checking', errand: event.errand };
  if (event.type === 'end') return { phase: 'idle', news: event.news ?? null };
  if (event.type === 'loseAnswer') {
    const { errand, outcome, error } = event;
    return { phase: 'unknown outcome', errand, outcome, error };
  }
  if (activity.phase === 'idle') return activity;
  if (event.type === 'fail') return { phase: 'failed', errand: activity.errand, error: event.error };
  return { phase: phaseAfter[event.type], errand: activity.errand };
}

/** Activity outside React state, so that it can be read at once: React state is a render late. */
export interface ActivityStore<Errand, News = never> {
  get(): Activity<Errand, News>;
  /** @returns false if the event does not apply, such as a submit while busy */
  dispatch(event: ActivityEvent<Errand, News>): boolean;
  readonly atom: Atom<Activity<Errand, News>>;
}

/** Creates the activity of a form, which is idle. */
export function createActivity<Errand, News = never>(): ActivityStore<Errand, News> {
  const atom = createAtom<Activity<Errand, News>>({ phase: 'idle', news: null });
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
export function useActivity<Errand, News = never>() {
  const [store] = useState(createActivity<Errand, News>);
  return [useSelector(store.atom), store] as const;
}
