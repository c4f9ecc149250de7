import type { ControlsSource } from '#mocks/controls/controls.ts';
import { readPageAddress } from '#mocks/page/app-url.ts';
import { currentRecorder } from './current-recorder.ts';
import type { Recorder } from './recorder/recorder.ts';
import { storedReplay } from './replay/stored-replay.ts';

/** Delay after the app's start, in ms: the first screen comes first. */
const startDelayMs = 5000;

/**
 * Starts the recorder once the page is at rest, or with the user's first act. Events until then
 * are kept for it. This file is part of the first page, so the rest loads late.
 * @param base absolute URL of the API, with a trailing slash
 * @returns a function that waits until the state before the page's first write is recorded
 */
export function startCapsule(source: ControlsSource, base: string): () => Promise<void> {
  const early: Event[] = [];
  const opened = readPageAddress();
  const untilStarted = new AbortController();
  let starting: Promise<Recorder | null> | undefined;
  const start = () => {
    starting ??= import('./enter-capsule.ts')
      .then(({ enterCapsule }) => enterCapsule({ source, base, opened, early, untilStarted }))
      .catch(() => null);
    return starting;
  };
  currentRecorder.start = start;
  for (const type of ['click', 'input', 'change', 'keydown'])
    addEventListener(
      type,
      (event) => {
        early.push(event);
        void start();
      },
      { capture: true, signal: untilStarted.signal },
    );
  setTimeout(start, storedReplay.read() || opened.includes('capsule=') ? 0 : startDelayMs);
  return async () => (await start())?.untilBase();
}
