import * as v from 'valibot';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { isSettableTime } from '#mocks/page/settable-time.ts';
import type { Fault } from '#mocks/store/faults.ts';
import type { Snapshot } from '#mocks/store/snapshot.ts';
import type { RecordedSession, Step } from './step.ts';
import type { FiledView } from './view/view.ts';

/** Version of the format; it changes whenever older capsules become unreadable. */
export const CAPSULE_VERSION = 1;

interface NameValue {
  name: string;
  value: string;
}

/** Call in a HAR 1.2, with what the capsule adds. */
export interface HarEntry {
  startedDateTime: string;
  /** Duration in ms. */
  time: number;
  request: {
    method: string;
    url: string;
    httpVersion: string;
    cookies: [];
    headers: NameValue[];
    queryString: NameValue[];
    postData?: { mimeType: string; text: string };
    headersSize: -1;
    bodySize: number;
  };
  response: {
    /** 0 without a response. */
    status: number;
    statusText: string;
    httpVersion: string;
    cookies: [];
    headers: NameValue[];
    content: { size: number; mimeType: string; text: string };
    redirectURL: '';
    headersSize: -1;
    bodySize: number;
  };
  cache: Record<string, never>;
  timings: { send: 0; wait: number; receive: 0 };
  _clinic: {
    /** Place among the steps. */
    order: number;
    /** Place of its answer among the steps; undefined for a pending call. */
    answered?: number;
    endpoint: EndpointName | null;
    /** True for a call of another tab or seat. */
    isForeign: boolean;
    /** True for a call without an answer when the page was left or the capsule saved. */
    isPending: boolean;
    seat?: string;
    drifts?: readonly string[];
  };
}

/** Bug report that can be replayed: the state before, and all that happened since. */
export interface Capsule {
  version: number;
  /** Shortened commit of the build; '' if it is unknown. */
  build: string;
  scenario: string;
  /** ISO date and time by the computer's clock. */
  savedAt: string;
  expected: string;
  actual: string;
  /** Address of the first page, below the base of the build. */
  address: string;
  /** Time of the page, the mock's offset from it, and the time zone. */
  clock: { pageTime: number; offsetMs: number; zone: string };
  session: RecordedSession | null;
  snapshot: Snapshot;
  /** Faults that were active when the capsule was saved. */
  faults: readonly Fault[];
  seats: readonly string[];
  steps: readonly Step[];
  /** Views of the page at rest; capsules of older builds have none. */
  views?: readonly FiledView[];
  /** Random text for the digests of views. */
  viewSalt?: string;
  /** Texts that stand in place of others; replies may differ in them. */
  replacements: readonly string[];
}

/** HAR 1.2 with a capsule. */
export interface CapsuleHar {
  log: {
    version: '1.2';
    creator: { name: string; version: string };
    pages: [];
    entries: HarEntry[];
    _clinic: Capsule;
  };
}

const placeSchema = { order: v.number(), at: v.number() };
const elementSchema = v.looseObject({ role: v.string(), name: v.string(), index: v.number() });
const stepSchema = v.variant('kind', [
  v.looseObject({ ...placeSchema, kind: v.picklist(['load', 'address', 'history']), address: v.string() }),
  v.looseObject({
    ...placeSchema,
    kind: v.picklist(['click', 'type', 'choose', 'check', 'press', 'file']),
    on: elementSchema,
  }),
  v.looseObject({ ...placeSchema, kind: v.literal('command'), name: v.string(), args: v.array(v.unknown()) }),
  v.looseObject({ ...placeSchema, kind: v.picklist(['error', 'seen']) }),
]);
const viewSchema = v.looseObject({
  order: v.number(),
  width: v.number(),
  kept: v.nullable(v.tuple([v.number(), v.number()])),
  lines: v.array(v.looseObject({ depth: v.number(), role: v.string(), states: v.string() })),
});
const harSchema = v.object({
  log: v.object({
    entries: v.array(
      v.looseObject({
        request: v.looseObject({ method: v.string(), url: v.string() }),
        response: v.looseObject({ status: v.number(), content: v.looseObject({ text: v.string() }) }),
        _clinic: v.looseObject({ order: v.number(), answered: v.optional(v.number()) }),
      }),
    ),
    _clinic: v.looseObject({
      version: v.number(),
      address: v.string(),
      clock: v.object({ pageTime: v.number(), offsetMs: v.number(), zone: v.string() }),
      snapshot: v.looseObject({}),
      steps: v.array(stepSchema),
      views: v.optional(v.array(viewSchema)),
      viewSalt: v.optional(v.string()),
      replacements: v.array(v.string()),
    }),
  }),
});

/** Reads a capsule. @throws Error with a message for the user */
export function parseCapsule(value: unknown): CapsuleHar {
  const result = v.safeParse(harSchema, value, { abortEarly: true });
  if (!result.success)
    throw new Error('This is not a bug capsule. Please choose a file that “Save the capsule” has written.');
  const { version, clock } = result.output.log._clinic;
  if (version !== CAPSULE_VERSION)
    throw new Error(`This capsule is of another version, ${version} and not ${CAPSULE_VERSION}.`);
  if (!isSettableTime(clock.pageTime))
    throw new Error('This capsule is of a time that is more than 100 years away. Nothing was changed.');
  // The value itself, not the schema’s output, which names the checked fields alone.
  return value as CapsuleHar;
}
