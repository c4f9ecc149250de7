import type { MockControls } from '#mocks/controls/controls.ts';
import { decompress } from '#mocks/page/gzip.ts';
import { readKnownTexts } from '#mocks/redaction/known-texts.ts';
import { createRedactor, type Redactor } from '#mocks/redaction/redactor.ts';
import type { Snapshot } from '#mocks/store/snapshot.ts';
import type { OutboxMessage } from '#mocks/store/tables.ts';
import { CAPSULE_VERSION, type CapsuleHar } from '../capsule.ts';
import { findReplayEnd, groupBases, type RecordedParts } from '../recorder/recorded-parts.ts';
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
  /** Order of the base that the capsule begins with; default: the oldest of the present state. */
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
function chooseBase(parts: RecordedParts, from: number | undefined): Base {
  const [newest] = groupBases(parts);
  const present = newest?.cut ? undefined : newest?.bases[0];
  const base = from === undefined ? present : parts.bases.find(({ order }) => order === from);
  if (!base)
    throw new Error('Nothing is recorded here yet. Please do something in the app first, then try again.');
  return base;
}

/** Replaces the session: the tokens as in the snapshot, the user by the fields of their account. */
function redactSession(redactor: Redactor, session: RecordedSession | null): RecordedSession | null {
  if (!session) return null;
  return { ...session, ...(redactor.value({ tokens: session.tokens, user: session.user }) as object) };
}

/** Reads the states that were recorded from a base on, up to the last one that a replay reaches. */
async function readStates({ bases }: RecordedParts, from: number, end: number): Promise<Snapshot[]> {
  const within = bases.filter(({ order }) => order >= from && order <= end);
  return Promise.all(within.map(async ({ state }) => JSON.parse(await decompress(state)) as Snapshot));
}

/** Lists the messages of all states, of which one may be lost in the next. */
const listOutbox = (tables: readonly Pick<Snapshot['tables'], 'outbox'>[]): readonly OutboxMessage[] =>
  tables.flatMap(({ outbox }) => outbox);

/**
 * Creates a capsule of a recording. All that was typed or is in no scenario is replaced, the same
 * by the same, in the snapshot, the calls and the steps.
 * @throws Error with a message for the user when nothing is recorded
 */
export async function createCapsule(source: CapsuleSource, choices: CapsuleChoices): Promise<CapsuleHar> {
  const { parts, salt, apiBase, build, seat, server } = source;
  const { expected = '', actual = '', from } = choices;
  const base = chooseBase(parts, from);
  const replayEnd = findReplayEnd(parts, base.order);
  const to = Math.min(choices.to ?? replayEnd, replayEnd);
  const end = Math.min(findEnd(parts, to), replayEnd);
  const [snapshot, ...later] = await readStates(parts, base.order, end);
  if (!snapshot) throw new Error('The state at the beginning is no longer kept.');
  const isWithin = ({ order }: { order: number }) => order > base.order && order <= to;
  const steps = parts.steps.filter(isWithin);
  // The replies to the last step come after it.
  const calls = parts.calls.filter(({ order }) => order > base.order && order <= end);
  const known = await readKnownTexts(snapshot.scenario);
  const redactor = createRedactor(known, salt);
  const tables = [snapshot, ...later].map((state) => state.tables);
  // The present state has replaced the one that an earlier part ended with.
  if (replayEnd === Number.POSITIVE_INFINITY) tables.push(server.store.tables);
  const outbox = listOutbox(tables);
  const redact = () => ({
    snapshot: redactor.value(snapshot) as Snapshot,
    session: redactSession(redactor, base.session),
    entries: calls.map((call) => createEntry(redactor, call, apiBase)),
    steps: steps.map((step) => redactStep(redactor, step, outbox)),
    address: redactAddress(redactor, base.address),
    faults: redactor.value(tables.at(-1)?.faults) as Snapshot['tables']['faults'],
  });
  // The first pass finds what is to be replaced, also within texts that come before it.
  redact();
  const { entries, faults, ...rest } = redact();
  // A salt of its own: that of the passwords is in no file.
  const viewSalt = crypto.randomUUID();
  const views = parts.views
    .filter(({ order }) => order > base.order && order <= end)
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
