import type { MockControls } from '#mocks/controls/controls.ts';
import { readAppUrl } from '#mocks/page/app-url.ts';
import { downloadFile } from '#mocks/page/download-file.ts';
import { compress } from '#mocks/page/gzip.ts';
import { readSeatName } from '#mocks/seats/seat-name.ts';
import type { CapsuleHar } from '../capsule.ts';
import { currentRecorder } from '../current-recorder.ts';
import type { Recorder } from '../recorder/recorder.ts';
import { type CapsuleChoices, createCapsule } from './create-capsule.ts';

/** Saved file of a capsule. */
export interface SavedCapsule {
  readonly name: string;
  /** ISO date and time of saving. */
  readonly at: string;
}

/** Format of a file: HAR, gzipped or as text, or the steps as a script of a test tool. */
export type CapsuleFormat = 'har.gz' | 'har' | 'playwright' | 'recorder';

/** Returns the recorder of this page. @throws Error with a message where nothing is recorded */
export async function requireRecorder(): Promise<Recorder> {
  const recorder = await currentRecorder.start();
  if (!recorder) throw new Error('This page records no bug capsule.');
  return recorder;
}

/** Creates the capsule of this tab. @throws Error with a message for the user */
export async function readCapsule(controls: MockControls, choices: CapsuleChoices = {}): Promise<CapsuleHar> {
  const recorder = await requireRecorder();
  await recorder.untilBase();
  await recorder.untilViewed();
  return createCapsule(
    {
      parts: recorder.recording.parts.get(),
      salt: recorder.salt,
      apiBase: new URL(`${import.meta.env.BASE_URL}api/`, location.origin).href,
      build: import.meta.env.COMMIT ?? '',
      seat: readSeatName(),
      server: controls.server,
    },
    choices,
  );
}

/** Returns a name for the file, such as bug-half-done-2026-11-27-0940. */
function nameFile({ scenario, savedAt }: CapsuleHar['log']['_clinic']): string {
  const [day = '', time = ''] = savedAt.split('T');
  return `bug-${scenario || 'clinic'}-${day}-${time.slice(0, 5).replace(':', '')}`;
}

/** Creates the file of a capsule; the scripts are written by code that loads on demand. */
async function createFile(har: CapsuleHar, format: CapsuleFormat) {
  switch (format) {
    case 'har':
      return { ending: '.har', content: JSON.stringify(har), type: 'application/json' };
    case 'har.gz':
      return { ending: '.har.gz', content: await compress(JSON.stringify(har)), type: 'application/gzip' };
    case 'playwright': {
      const { createPlaywrightTest } = await import('../export/playwright-test.ts');
      return { ending: '.spec.ts', content: await createPlaywrightTest(har), type: 'text/typescript' };
    }
    case 'recorder': {
      const { createRecorderFlow } = await import('../export/recorder-flow.ts');
      const flow = JSON.stringify(createRecorderFlow(har, readAppUrl().href), null, 2);
      return { ending: '.recorder.json', content: flow, type: 'application/json' };
    }
  }
}

/**
 * Saves the capsule of this tab as a file. @throws Error with a message for the user
 * @returns name and time of the file, e.g. to note them with a failed charter
 */
export async function saveCapsule(
  controls: MockControls,
  { format = 'har.gz', ...choices }: CapsuleChoices & { format?: CapsuleFormat } = {},
): Promise<SavedCapsule> {
  const har = await readCapsule(controls, choices);
  const { savedAt } = har.log._clinic;
  const { ending, content, type } = await createFile(har, format);
  const name = `${nameFile(har.log._clinic)}${ending}`;
  downloadFile(name, content, type);
  return { name, at: savedAt };
}
