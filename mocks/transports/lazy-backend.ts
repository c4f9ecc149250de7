import { createAtom } from '@tanstack/store';
import type { ControlsSource, MockControls } from '#mocks/controls/controls.ts';
import type { Backend } from './backend.ts';

/** Backend that starts at its first use, and its controls for the panel. */
export interface LazyBackend extends ControlsSource {
  respond(request: Request): Promise<Response>;
}

/** Creates the backend. @param start loads and starts it; called again only after a failure */
export function createLazyBackend(start: () => Promise<Backend>): LazyBackend {
  const controls = createAtom<MockControls | null>(null);
  let starting: Promise<Backend> | null = null;

  /** Starts the backend at the first call, and again only after a failed start. */
  function startOnce(): Promise<Backend> {
    starting ??= start().then(
      (startedBackend) => {
        controls.set(startedBackend.controls);
        return startedBackend;
      },
      (error: unknown) => {
        starting = null;
        throw error;
      },
    );
    return starting;
  }

  return {
    controls,
    load: async () => (await startOnce()).controls,
    respond: async (request) => (await startOnce()).respond(request),
  };
}
