import type { Recorder } from './recorder/recorder.ts';

/** Access to the recorder of this page. */
export const currentRecorder = {
  /** Starts the recorder unless it has started; null where there is none. */
  start: async (): Promise<Recorder | null> => null,
};
