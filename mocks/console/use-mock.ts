import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { ControlsSource, MockControls } from '#mocks/controls/controls.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { LoggedCall } from '#mocks/store/call-log.ts';

const noCalls: readonly LoggedCall[] = [];

/** The mock once it has started, else null. */
export function useStarted(source: ControlsSource): MockControls | null {
  return useSyncExternalStore(source.subscribe, source.get);
}

/**
 * Draws anew whenever the mock's tables or its calls change. The tables are changed in place, so what is compared
 * is a count of the changes.
 */
export function useMockChanges(server: MockServer | undefined): void {
  const changes = useRef(0);
  const subscribe = useCallback(
    (listener: () => void) => {
      const tell = () => {
        changes.current += 1;
        listener();
      };
      // What changed between drawing and subscribing would be missed.
      changes.current += 1;
      const stops = [server?.store.subscribe(tell), server?.log.subscribe(tell)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [server],
  );
  useSyncExternalStore(subscribe, () => changes.current);
}

/** The last calls, newest first. */
export function useCalls(server: MockServer | undefined): readonly LoggedCall[] {
  return useSyncExternalStore(server?.log.subscribe ?? noSubscription, server?.log.list ?? noList);
}

const noSubscription = () => () => {};
const noList = () => noCalls;
