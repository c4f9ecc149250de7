import { useEffect } from 'react';
import { followHappenings } from '#mocks/page/happening-channel.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { LoggedCall } from '#mocks/store/call-log.ts';

/** Frames by the names of their seats. */
export type Frames = ReadonlyMap<string, HTMLIFrameElement>;

/** Returns true for a call that may have changed data, once it is over. */
const isFinishedWrite = ({ method, ms }: LoggedCall) => method !== 'GET' && ms !== null;

/** Makes a page refetch, as the return to its tab does. */
function reportReturn(page: Window | null): void {
  try {
    page?.dispatchEvent(new Event('visibilitychange'));
  } catch {
    // A page of another origin, to which a link has led.
  }
}

/**
 * Lets all seats but the writer's refetch after each write and each happening, as users do who come
 * back to their tab. Nothing else reaches a seat from the others.
 */
export function useRefetchAfterWrites({ log }: MockServer, frames: Frames, storeName: string): void {
  useEffect(() => {
    const reportToOthers = (seat: string) => {
      for (const [name, frame] of frames) if (name !== seat) reportReturn(frame.contentWindow);
    };
    const unfollow = followHappenings(storeName, reportToOthers);
    const handledIds = new Set(
      log
        .list()
        .filter(isFinishedWrite)
        .map(({ id }) => id),
    );
    const subscription = log.calls.subscribe((calls) => {
      for (const { id, seat } of calls.filter(isFinishedWrite)) {
        if (handledIds.has(id)) continue;
        handledIds.add(id);
        reportToOthers(seat ?? '');
      }
    });
    return () => {
      unfollow();
      subscription.unsubscribe();
    };
  }, [log, frames, storeName]);
}
