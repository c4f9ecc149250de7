import dayjs from 'dayjs';
import { COUNTDOWN_MS, IDLE_LIMIT_MS } from '#api/session/idle-limits.ts';
import { tokenExpiry } from '#api/session/token.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';

/** Moment that a tester may want to be present at. */
export interface Moment {
  name: MomentName;
  label: string;
  /** Time to jump to, in ms since 1970 by the page's clock; null if there is none. */
  time: number | null;
  /** Sentence that says what happens then, or why there is no such moment. */
  hint: string;
  /** True if the users stay signed in, whose tokens would have expired by then. */
  keepsSessions: boolean;
}

export type MomentName =
  | 'token-expires'
  | 'idle-warning'
  | 'link-expires'
  | 'midnight'
  | 'birthday'
  | 'daylight-saving';

/** Page and browser for which moments are found. */
export interface MomentContext {
  store: Store;
  /** Present time by the page's clock. */
  now: number;
  /** Access token of the signed-in user; '' when signed out. */
  token: string;
  /** Patient who is signed in or whose page is open. */
  patient: Account | undefined;
}

/** Time before a moment at which a jump arrives, in ms: long enough to see it happen. */
const LEAD_MS = 10_000;
/** Time after a moment that has to be over already, in ms. */
const LAG_MS = 1000;

/** Parts of a moment that depend on the state. */
type FoundMoment = Pick<Moment, 'time' | 'hint'>;

function findTokenExpiry({ now, token }: MomentContext): FoundMoment {
  const expiry = token === '' ? Number.NaN : tokenExpiry(token);
  return Number.isFinite(expiry) && expiry > now
    ? { time: expiry - LEAD_MS, hint: 'Ten seconds before; the app renews the token by itself.' }
    : { time: null, hint: 'Only while somebody is signed in.' };
}

function findIdleWarning({ now, token }: MomentContext): FoundMoment {
  return token === ''
    ? { time: null, hint: 'Only while somebody is signed in.' }
    : {
        time: now + IDLE_LIMIT_MS - COUNTDOWN_MS + LAG_MS,
        hint: 'One second after the countdown of the idle logout has begun.',
      };
}

function findLinkExpiry({ store, now }: MomentContext): FoundMoment {
  const expiries = store.tables.links
    .filter(({ used }) => !used)
    .map(({ expiresAt }) => expiresAt - store.clockOffset)
    .filter((expiresAt) => expiresAt - LEAD_MS > now);
  return expiries.length > 0
    ? {
        time: Math.min(...expiries) - LEAD_MS,
        hint: 'Ten seconds before the next link of the inbox runs out.',
      }
    : { time: null, hint: 'Only while an unused link waits in the inbox.' };
}

function findMidnight({ now }: MomentContext): FoundMoment {
  const midnight = dayjs(now).add(1, 'day').startOf('day').valueOf();
  const isAhead = midnight - LEAD_MS > now;
  const next = isAhead ? midnight : dayjs(now).add(2, 'day').startOf('day').valueOf();
  return { time: next - LEAD_MS, hint: 'Ten seconds before.' };
}

/** Returns the next birthday's beginning. A leap day's is on March 1 of other years. */
function findNextBirthday(dob: string, now: number): number | null {
  const [month = Number.NaN, day = Number.NaN] = dob.split('-').map(Number);
  const year = dayjs(now).year();
  const birthdays = [year, year + 1].map((each) => new Date(each, month - 1, day).getTime());
  return birthdays.find((birthday) => birthday > now) ?? null;
}

function findBirthday({ now, patient }: MomentContext): FoundMoment {
  if (!patient) return { time: null, hint: 'Only of a patient who is signed in or whose page is open.' };
  const birthday = findNextBirthday(patient.dob, now);
  return birthday === null
    ? { time: null, hint: `${patient.firstName} has no date of birth.` }
    : { time: birthday + LEAD_MS, hint: `The first seconds of ${patient.firstName}’s next birthday.` };
}

/** Returns the next change of the time zone's offset within a year; null if it never changes. */
export function findOffsetChange(now: number): number | null {
  const offsetAt = (time: number) => new Date(time).getTimezoneOffset();
  const days = Array.from({ length: 367 }, (_, index) => now + index * 86_400_000);
  const dayBefore = days.find((time) => offsetAt(time) !== offsetAt(time + 86_400_000));
  if (dayBefore === undefined) return null;
  let [before, after] = [dayBefore, dayBefore + 86_400_000];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle) === offsetAt(before)) before = middle;
    else after = middle;
  }
  return after;
}

function findDaylightSaving({ now }: MomentContext): FoundMoment {
  const change = findOffsetChange(now + LEAD_MS);
  return change === null
    ? { time: null, hint: 'This computer’s time zone does not change its clocks.' }
    : { time: change - LEAD_MS, hint: 'Ten seconds before the clocks change.' };
}

const momentKinds: readonly (Pick<Moment, 'name' | 'label' | 'keepsSessions'> & {
  find: (context: MomentContext) => FoundMoment;
})[] = [
  { name: 'token-expires', label: 'Token expires', keepsSessions: false, find: findTokenExpiry },
  { name: 'idle-warning', label: 'Idle warning', keepsSessions: false, find: findIdleWarning },
  { name: 'link-expires', label: 'Link expires', keepsSessions: false, find: findLinkExpiry },
  { name: 'midnight', label: 'Midnight', keepsSessions: true, find: findMidnight },
  { name: 'birthday', label: 'Birthday', keepsSessions: true, find: findBirthday },
  { name: 'daylight-saving', label: 'Daylight saving', keepsSessions: true, find: findDaylightSaving },
];

/** Finds the moments ahead, in the order in which the console lists them. */
export function findMoments(context: MomentContext): Moment[] {
  return momentKinds.map(({ find, ...kind }) => ({ ...kind, ...find(context) }));
}
