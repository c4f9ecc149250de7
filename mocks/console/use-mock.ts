import { useSelector } from '@tanstack/react-store';
import { createAtom } from '@tanstack/store';
import type { ControlsSource, MockControls } from '#mocks/controls/controls.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { LoggedCall } from '#mocks/store/call-log.ts';

// Constant atoms, to subscribe to until the mock has started.
const noCalls = createAtom<readonly LoggedCall[]>([]);
const noChanges = createAtom(0);

/** Returns the mock's controls once it has started, else null. */
export function useStartedControls(source: ControlsSource): MockControls | null {
  return useSelector(source.controls);
}

/** Returns the last calls, newest first. */
export function useCalls(server: MockServer | undefined): readonly LoggedCall[] {
  return useSelector(server?.log.calls ?? noCalls);
}

/** Renders again whenever the mock's tables or its calls change. */
export function useMockChanges(server: MockServer | undefined): void {
  useSelector(server?.store.changes ?? noChanges);
  useCalls(server);
}
