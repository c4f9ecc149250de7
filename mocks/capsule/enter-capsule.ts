import type { ControlsSource, MockControls } from '#mocks/controls/controls.ts';
import { formatStoreName } from '#mocks/seats/store-name.ts';
import type { Recorder } from './recorder/recorder.ts';
import { storedCut } from './recorder/stored-cut.ts';
import type { ReplayReport } from './replay/finding.ts';
import type { ReplayOptions } from './replay/start-replay.ts';
import { storedReplay } from './replay/stored-replay.ts';
import type { CapsuleChoices } from './save/create-capsule.ts';
import type { CutReason } from './step.ts';

/** Page in which a recorder starts. */
interface OpenedPage {
  source: ControlsSource;
  /** Absolute URL of the API, with a trailing slash. */
  base: string;
  /** Address with which the page was opened, below the base of the build. */
  opened: string;
  /** Events since then, while no recorder was there. */
  early: Event[];
  /** Ends the collection of those events. */
  untilStarted: AbortController;
}

/** Returns an address without the scenario, which has started by the time of the base. */
const removeScenario = (address: string) =>
  address.replace(/([?&])scenario=[^&#]*(&?)/, (_, before: string, behind: string) => (behind ? before : ''));

/** Returns the reason for a cut that an earlier page of this tab has left, once. */
function readCutReason(): CutReason | null {
  const reason = storedCut.read();
  storedCut.remove();
  return reason === 'replay' || reason === 'elsewhere' ? reason : null;
}

/** Starts the recorder of a page, or continues the replay of its tab, which is not recorded. */
export async function enterCapsule(page: OpenedPage): Promise<Recorder | null> {
  const { source, base, opened, early, untilStarted } = page;
  const storeName = formatStoreName(new URL(base).pathname);
  if (storedReplay.read() || opened.includes('capsule=')) {
    untilStarted.abort();
    const { enterReplay } = await import('./replay/resume-replay.ts');
    void enterReplay(source, storeName, opened);
    return null;
  }
  const { startRecorder } = await import('./recorder/recorder.ts');
  const address = removeScenario(opened);
  const cutReason = address === opened ? readCutReason() : 'reset';
  const recorder = await startRecorder(source, { name: storeName, opened: address, cutReason });
  untilStarted.abort();
  for (const event of early.splice(0)) recorder.take(event);
  recorder.recordAddress();
  const onEvent = (event: Event) => {
    // Where the browser does not notify of the router's changes, they are found here.
    recorder.recordAddress();
    recorder.take(event);
  };
  for (const type of ['click', 'input', 'change', 'keydown'])
    addEventListener(type, onEvent, { capture: true, passive: true });
  return recorder;
}

const importAutomation = () => import('./automation.ts');

/** Creates the capsule of this tab. @throws Error with a message for the user */
export const createCapsule = async (controls: MockControls, choices?: CapsuleChoices) =>
  (await importAutomation()).readCapsule(controls, choices);

/** Starts a replay in this tab. @throws Error with a message for the user */
export const replayCapsule = async (controls: MockControls, capsule: unknown, options?: ReplayOptions) =>
  (await importAutomation()).replay(controls, capsule, options);

/** Lists recorded lines that this page does not show. @throws Error with a message for the user */
export const findMissingLines = async (sought: unknown): Promise<string[]> =>
  (await import('./view/missing-lines.ts')).listMissingLines(sought);

/** Describes how writes differ from recorded ones. @throws Error with a message for the user */
export const findWriteDifferences = async ({ server }: MockControls, writes: unknown): Promise<string[]> =>
  (await import('./replay/write-differences.ts')).listWriteDifferences(writes, server.log);

/** Returns the progress of this tab's replay; null without one. */
export const readReplayReport = async (): Promise<ReplayReport | null> =>
  (await importAutomation()).readReport();
