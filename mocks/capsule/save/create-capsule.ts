import type { MockControls } from '#mocks/controls/controls.ts';
import { decompress } from '#mocks/page/gzip.ts';
import { readKnownTexts } from '#mocks/redaction/known-texts.ts';
import { createRedactor, type Redactor } from '#mocks/redaction/redactor.ts';
import type { Snapshot } from '#mocks/store/snapshot.ts';
import type { OutboxMessage } from '#mocks/store/tables.ts';
import { CAPSULE_VERSION, type CapsuleHar } from '../capsule.ts';
import type { RecordedParts } from '../recorder/recording.ts';
import type { Base, RecordedSession } from '../step.ts';
import { createViewFiler } from '../view/file-view.ts';
import { createEntry } from './create-entry.ts';
import { redactAddress, redactStep } from './redact-steps.ts';

/** Notes and limits of a capsule, as the tester chooses them. */
export interface CapsuleChoices {
  /** Description of the right behavior. */
  expected?: string;
  /** Description of the fault. */
  actual?: string;
  /** Order of the base that the capsule begins with; default: the oldest. */
  from?: number;
  /** Order of the last step; default: the newest. */
  to?: number;
}

/** Recording and the facts about it that a capsule names. */
export interface CapsuleSource {
  readonly parts: RecordedParts;
  readonly salt: string;
  /** Absolute URL of the API, with a trailing slash. */
  readonly apiBase: string;
  readonly build: string;
  readonly seat: string;
  readonly server: MockControls['server'];
}

/** Finds the base that a capsule begins with. @throws Error with a message for the user */
function chooseBase({ bases }: RecordedParts, from: number | undefined): Base {
  const base = from === undefined ? bases[0] : bases.find(({ order }) => order === from);
  if (!base)
    throw new Error('Nothing is recorded here yet. Please do something in the app first, then try again.');
  return base;
}

/** Replaces the session: the tokens as in the snapshot, the user by the fields of their account. */
function redactSession(redactor: Redactor, session: RecordedSession | null): RecordedSession | null {
  if (!session) return null;
  return { ...session, ...(redactor.value({ tokens: session.tokens, user: session.user }) as object) };
}

/** Lists the messages that were sent up to now, those before a lost one included. */
function listOutbox(before: Snapshot, { store }: MockControls['server']): readonly OutboxMessage[] {
  return [...before.tables.outbox, ...store.tables.outbox];
}

/**
 * Creates a capsule of a recording. All that was typed or is in no scenario is replaced, the same
 * by the same, in the snapshot, the calls and the steps.
 * @throws Error with a message for the user when nothing is recorded
 */
export async function createCapsule(source: CapsuleSource, choices: CapsuleChoices): Promise<CapsuleHar> {
  const { parts, salt, apiBase, build, seat, server } = source;
  const { expected = '', actual = '', from, to = Number.POSITIVE_INFINITY } = choices;
  const base = chooseBase(parts, from);
  const snapshot = JSON.parse(await decompress(base.state)) as Snapshot;
  const isWithin = ({ order }: { order: number }) => order > base.order && order <= to;
  const steps = parts.steps.filter(isWithin);
  // The replies to the last step come after it.
  const calls = parts.calls.filter(({ order }) => order > base.order && order <= findEnd(parts, to));
  const known = await readKnownTexts(snapshot.scenario);
  const redactor = createRedactor(known, salt);
  const outbox = listOutbox(snapshot, server);
  const redact = () => ({
    snapshot: redactor.value(snapshot) as Snapshot,
    session: redactSession(redactor, base.session),
    entries: calls.map((call) => createEntry(redactor, call, apiBase)),
    steps: steps.map((step) => redactStep(redactor, step, outbox)),
    address: redactAddress(redactor, base.address),
    faults: redactor.value(server.store.tables.faults) as Snapshot['tables']['faults'],
  });
  // The first pass finds what is to be replaced, also within texts that come before it.
  redact();
  const { entries, faults, ...rest } = redact();
  // A salt of its own: that of the passwords is in no file.
  const viewSalt = crypto.randomUUID();
  const views = parts.views
    .filter(({ order }) => order > base.order && order <= findEnd(parts, to))
    .map(createViewFiler(redactor, known, viewSalt));
  return {
    log: {
      version: '1.2',
      creator: { name: 'clinic-mock bug capsule', version: build || '0' },
      pages: [],
      entries,
      _clinic: {
        version: CAPSULE_VERSION,
        build,
        scenario: snapshot.scenario,
        savedAt: new Date().toISOString(),
        expected: redactor.within(expected),
        actual: redactor.within(actual),
        clock: {
          pageTime: base.pageTime,
          offsetMs: snapshot.clockOffset,
          zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
        faults,
        seats: [...new Set([seat, ...calls.map(({ call }) => call.seat ?? '')])].filter(Boolean),
        replacements: redactor.listReplacements(),
        views,
        viewSalt,
        ...rest,
      },
    },
  };
}

/** Returns the last order before the next act of the user: calls until then belong to `to`. */
function findEnd({ steps }: RecordedParts, to: number): number {
  const next = steps.find(({ order, kind }) => order > to && kind !== 'seen' && kind !== 'error');
  return next ? next.order - 1 : Number.POSITIVE_INFINITY;
}
