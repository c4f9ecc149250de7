import { createAtom } from '@tanstack/store';
import type { ControlsSource, MockControls } from '#mocks/controls/controls.ts';
import type { Backend } from './backend.ts';

/** Backend that starts at its first use, and its controls for the panel. */
export interface LazyBackend<Args extends readonly unknown[] = []> extends ControlsSource {
  respond(request: Request, ...args: Args): Promise<Response>;
}

/** Creates the backend. @param start loads and starts it; called again only after a failure */
export function createLazyBackend<Args extends readonly unknown[]>(
  start: () => Promise<Backend<Args>>,
): LazyBackend<Args> {
  const controls = createAtom<MockControls | null>(null);
  let starting: Promise<Backend<Args>> | null = null;

  /** Starts the backend at the first call, and again only after a failed start. */
  function startOnce(): Promise<Backend<Args>> {
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
    respond: async (request, ...args) => (await startOnce()).respond(request, ...args),
  };
}
