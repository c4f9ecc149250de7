import { createAtom } from '@tanstack/store';
import type { ControlsSource, MockControls } from '#mocks/controls/controls.ts';
import type { Backend } from './backend.ts';

/** The backend that starts when it is first asked for, and word of that for the console. */
export interface LazyBackend extends ControlsSource {
  respond(request: Request): Promise<Response>;
}

/** @param start loads and starts it; asked again only when it failed */
export function lazyBackend(start: () => Promise<Backend>): LazyBackend {
  const controls = createAtom<MockControls | null>(null);
  let starting: Promise<Backend> | null = null;

  function backend(): Promise<Backend> {
    starting ??= start().then(
      (ready) => {
        controls.set(ready.controls);
        return ready;
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
    load: async () => (await backend()).controls,
    respond: async (request) => (await backend()).respond(request),
  };
}
