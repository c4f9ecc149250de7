import { onAddressChange } from '#mocks/console/on-address-change.ts';
import type { ControlsSource, MockControls } from '#mocks/controls/controls.ts';
import { readPageAddress } from '#mocks/page/app-url.ts';
import { readComputerTime } from '#mocks/page/computer-time.ts';
import { compress } from '#mocks/page/gzip.ts';
import { readRecordedSession } from '../session-record.ts';
import type { Act, CutReason } from '../step.ts';
import { watchPendingLoads } from '../view/pending-loads.ts';
import { listCallsBeforeBase } from './calls-before-base.ts';
import { claimRecording } from './claim-recording.ts';
import { readAct } from './read-act.ts';
import { Recording } from './recording.ts';
import { createIndexedRecording, createNoRecording } from './recording-storage.ts';
import { followReplacements, isReplacing } from './replaced-elsewhere.ts';
import { removeUnusedRecordings } from './unused-recordings.ts';
import { isSeenTextVisible, watchErrors, watchSeen } from './watch-page.ts';
import { watchViews } from './watch-views.ts';

/** Running recorder of a page. */
export interface Recorder {
  readonly recording: Recording;
  /** Salt of the stand-ins for passwords. */
  readonly salt: string;
  /** Records an event of the page, if it is an act of the user. */
  take(event: Event): void;
  /** Records the address, if it has changed since the last time. */
  recordAddress(): void;
  /** Waits for the first base, before which no call may change the store. */
  untilBase(): Promise<void>;
  /** Waits for the view of the last act, up to a time limit. */
  untilViewed(): Promise<void>;
}

/** Time in ms for which a text must be there to be recorded. */
const seenMs = 250;

/** Marks a typed code as one that was sent: later on, its message may be lost with the state. */
function markCode(act: Act, controls: MockControls | null): Act {
  if (act.kind !== 'type' || act.value === '' || !controls) return act;
  const isSent = controls.server.store.tables.outbox.some(({ code }) => code === act.value);
  return isSent ? { ...act, source: 'code' } : act;
}

/** Steps after which a change of the address takes a base, and those after which any step does. */
const stepsUntilBase = { atAddress: 40, anywhere: 150 };

/** Ignores a failure, such as that of a base whose page is left; `untilBase` reports it. */
const ignoreFailure = () => undefined;

/** Takes bases: at the page's load and, as a recording goes on, between its steps. */
function createBaseTaker(recording: Recording, getControls: () => MockControls | null) {
  return async function takeBase(order: number, address: string): Promise<void> {
    const { server } = getControls() ?? {};
    if (!server) return;
    const read = async () => ({
      order,
      address,
      pageTime: Date.now(),
      session: readRecordedSession(),
      json: server.store.serialize(),
    });
    const { json, ...base } = await server.transaction(read, { changes: () => false });
    recording.addBase({ ...base, state: await compress(json) });
  };
}

/** Follows the position in the browser's history, which the app's router counts. */
function followHistoryIndex() {
  const readIndex = () => Number((history.state as { __TSR_index?: number } | null)?.__TSR_index ?? 0);
  let index = readIndex();
  let before = index;
  return {
    update(): void {
      if (readIndex() === index) return;
      before = index;
      index = readIndex();
    },
    /** Returns how far the last change went; Back if the router has not counted it. */
    readDelta: () => index - before || -1,
  };
}

/** Records the calls of this page, and those of other tabs and seats. */
function followCalls(recording: Recording, { server: { log } }: MockControls): void {
  const earlier = listCallsBeforeBase(log.list(), log.isOwn);
  const record = () => {
    for (const call of log.list().toReversed())
      if (!earlier.has(call.id)) recording.addCall(call, !log.isOwn(call.id));
  };
  record();
  log.calls.subscribe(record);
}

/** Page whose recorder starts. */
export interface RecordedPage {
  /** Name of the store. */
  name: string;
  /** Address with which the page was opened, below the base of the build. */
  opened: string;
  /** Reason why the state is not the one that the page before has left; null if it is. */
  cutReason: CutReason | null;
}

/** Starts the recorder of this page. It continues the recording of the tab. */
export async function startRecorder(
  source: ControlsSource,
  { name, opened, cutReason }: RecordedPage,
): Promise<Recorder> {
  const { id, salt } = await claimRecording(name);
  const hasStorage = typeof indexedDB !== 'undefined';
  const recording = new Recording(hasStorage ? createIndexedRecording(name, id) : createNoRecording());
  await recording.load();
  if (cutReason) recording.cut(cutReason);
  // Those of other tabs only take room: a failure is none of this page.
  if (hasStorage) removeUnusedRecordings(name, id).catch(ignoreFailure);
  const getControls = () => source.controls.get();
  const takeBase = createBaseTaker(recording, getControls);
  let baseOrder = recording.nextOrder();
  let basing: Promise<void> = Promise.resolve();
  let stepsSinceBase = 0;
  let address = opened;

  const { onActed, untilViewed } = watchViews(
    watchPendingLoads(() => getControls()?.server.log),
    {
      onRest: () => recording.dropPassedTexts(isSeenTextVisible),
      onViewed: (lines) => recording.addView(lines, window.innerWidth),
    },
  );

  const add = (act: Act) => recording.addStep(act, readComputerTime());
  function addAct(act: Act): void {
    onActed();
    stepsSinceBase += 1;
    const isAtAddress = act.kind === 'address' && stepsSinceBase > stepsUntilBase.atAddress;
    add(act);
    if (isAtAddress || stepsSinceBase > stepsUntilBase.anywhere) rebase();
  }
  function rebase(): void {
    stepsSinceBase = 0;
    baseOrder = recording.nextOrder();
    recording.beginViews();
    basing = takeBase(baseOrder, readPageAddress());
    basing.catch(ignoreFailure);
  }
  function cut(reason: CutReason): void {
    recording.cut(reason);
    rebase();
  }
  const position = followHistoryIndex();
  function recordAddress(): void {
    position.update();
    if (readPageAddress() === address) return;
    address = readPageAddress();
    addAct({ kind: 'address', address });
  }

  add({ kind: 'load', address });
  onActed();
  window.addEventListener('popstate', () => {
    position.update();
    address = readPageAddress();
    addAct({ kind: 'history', delta: position.readDelta(), address });
  });
  onAddressChange(recordAddress);
  watchErrors(add);
  watchSeen(add, seenMs);

  function follow(controls: MockControls): void {
    // The transaction is requested before that of any later call.
    basing = takeBase(baseOrder, opened);
    basing.catch(ignoreFailure);
    followCalls(recording, controls);
    const announceReplacement = followReplacements(name, () => cut('elsewhere'));
    controls.executed.subscribe((command) => {
      if (!command) return;
      if (isReplacing(command.name)) {
        cut(command.name);
        // Going back reloads the other pages, which are cut as they start.
        if (command.name !== 'goBack') announceReplacement();
      } else addAct({ kind: 'command', name: command.name, args: command.args });
    });
  }
  const started = getControls();
  if (started) follow(started);
  else {
    const { unsubscribe } = source.controls.subscribe((controls) => {
      if (!controls) return;
      unsubscribe();
      follow(controls);
    });
  }

  return {
    recording,
    salt,
    untilBase: () => basing,
    untilViewed,
    take(event) {
      const act = readAct(event, salt);
      if (act) addAct(markCode(act, getControls()));
    },
    recordAddress,
  };
}
