import { type Atom, createAtom, useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import type { ApiError } from './client/api-error.ts';

/** What is known of something whose answer was lost: it is looked for; it is not there; nobody could tell. */
export type LostDoubt = 'looking' | 'missing' | 'unsure';

/**
 * What becomes of a press: nothing is under way, what is entered is checked, shown before it is sent, under way, sent with an answer
 * that was lost, or refused.
 */
export type Activity<Errand, News = never> =
  | { readonly is: 'idle'; readonly news: News | null }
  | { readonly is: 'checking' | 'previewing' | 'sending'; readonly errand: Errand }
  | {
      readonly is: 'unknown outcome';
      readonly errand: Errand;
      readonly doubt: LostDoubt;
      readonly error: ApiError;
    }
  | { readonly is: 'failed'; readonly errand: Errand; readonly error: ApiError };

export type ActivityEvent<Errand, News = never> =
  | { readonly type: 'press'; readonly errand: Errand }
  | { readonly type: 'check' | 'preview' | 'send' }
  | { readonly type: 'rest'; readonly news?: News }
  | { readonly type: 'lose'; readonly errand: Errand; readonly doubt: LostDoubt; readonly error: ApiError }
  | { readonly type: 'fail'; readonly error: ApiError };

/** Whether a press is still being carried out: another one does nothing. */
export const isBusy = <Errand, News>(activity: Activity<Errand, News>): boolean =>
  activity.is === 'unknown outcome'
    ? activity.doubt === 'looking'
    : ['checking', 'previewing', 'sending'].includes(activity.is);

const steps = { check: 'checking', preview: 'previewing', send: 'sending' } as const;

/** The activity after an event; the same one where the event means nothing to it, as a press while one is carried out. */
export function nextActivity<Errand, News = never>(
  activity: Activity<Errand, News>,
  event: ActivityEvent<Errand, News>,
): Activity<Errand, News> {
  if (event.type === 'press') return isBusy(activity) ? activity : { is: 'checking', errand: event.errand };
  if (event.type === 'rest') return { is: 'idle', news: event.news ?? null };
  if (event.type === 'lose') {
    const { errand, doubt, error } = event;
    return { is: 'unknown outcome', errand, doubt, error };
  }
  if (activity.is === 'idle') return activity;
  if (event.type === 'fail') return { is: 'failed', errand: activity.errand, error: event.error };
  return { is: steps[event.type], errand: activity.errand };
}

/** An activity that is known at once, where React would be a render late. */
export interface ActivityStore<Errand, News = never> {
  get(): Activity<Errand, News>;
  /** @returns whether the event meant anything: a press that repeats one under way does not */
  tell(event: ActivityEvent<Errand, News>): boolean;
  readonly atom: Atom<Activity<Errand, News>>;
}

export function createActivity<Errand, News = never>(): ActivityStore<Errand, News> {
  const atom = createAtom<Activity<Errand, News>>({ is: 'idle', news: null });
  return {
    atom,
    get: atom.get,
    tell(event) {
      const before = atom.get();
      const after = nextActivity(before, event);
      atom.set(() => after);
      return after !== before;
    },
  };
}

/** An activity of a component's own, and what it is now. */
export function useActivity<Errand, News = never>() {
  const [store] = useState(createActivity<Errand, News>);
  return [useSelector(store.atom), store] as const;
}
