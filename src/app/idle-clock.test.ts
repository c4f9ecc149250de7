import { beforeEach, describe, expect, it } from 'vitest';
import { COUNTDOWN_MS, IDLE_LIMIT_MS } from '#api/session/idle-limits.ts';
import { type ClockEnvironment, IdleClock, idleStateAfter } from './idle-clock.ts';

describe('idleStateAfter', () => {
  it.each([
    [0, { kind: 'active', nextCheckMs: 840_000 }],
    [-5, { kind: 'active', nextCheckMs: 840_000 }],
    [839_999, { kind: 'active', nextCheckMs: 1 }],
    [840_000, { kind: 'warning', leftMs: 60_000, nextCheckMs: 1000 }],
    [840_300, { kind: 'warning', leftMs: 59_700, nextCheckMs: 700 }],
    [899_999, { kind: 'warning', leftMs: 1, nextCheckMs: 1 }],
    [900_000, { kind: 'over' }],
    [8 * 3_600_000, { kind: 'over' }],
  ])('after %i ms without activity', (idleMs, state) => {
    expect(idleStateAfter(idleMs)).toEqual(state);
  });
});

let now: number;
/** Time of the last activity, as the tabs share it. */
let sharedTime: number | null;
let writes: number;
let tasks: { at: number; task: () => void }[];
const environment: ClockEnvironment = {
  now: () => now,
  later: (task, ms) => tasks.push({ at: now + ms, task }),
  shared: {
    read: () => sharedTime,
    write: (value) => {
      sharedTime = value;
      writes += 1;
    },
  },
};

/** Advances the clock, and runs the tasks that are due on the way. */
function advanceClock(ms: number): void {
  const end = now + ms;
  for (const due of tasks.filter(({ at }) => at <= end)) {
    tasks.splice(tasks.indexOf(due), 1);
    now = Math.max(now, due.at);
    due.task();
  }
  now = end;
}

beforeEach(() => {
  now = 1_000_000;
  sharedTime = null;
  writes = 0;
  tasks = [];
});

describe('IdleClock', () => {
  it('Is over after 900,000 ms and not 1 ms earlier', () => {
    const clock = new IdleClock(environment);
    clock.restart();
    advanceClock(IDLE_LIMIT_MS - 1);
    expect(clock.state()).toEqual({ kind: 'warning', leftMs: 1, nextCheckMs: 1 });
    advanceClock(1);
    expect(clock.state()).toEqual({ kind: 'over' });
  });

  it('Counts from the last activity, not from the end of the debounce', () => {
    const clock = new IdleClock(environment);
    clock.restart();
    advanceClock(100);
    clock.recordActivity();
    advanceClock(IDLE_LIMIT_MS - 1);
    expect(clock.state().kind).toBe('warning');
    advanceClock(1);
    expect(clock.state().kind).toBe('over');
  });

  it('Ignores pointer moves during the countdown, but not a restart', () => {
    const clock = new IdleClock(environment);
    clock.restart();
    advanceClock(IDLE_LIMIT_MS - COUNTDOWN_MS);
    expect(clock.recordActivity().kind).toBe('warning');
    advanceClock(COUNTDOWN_MS - 1);
    clock.restart();
    expect(clock.state()).toEqual({ kind: 'active', nextCheckMs: IDLE_LIMIT_MS - COUNTDOWN_MS });
  });

  it('Is over when a computer wakes up, even if an activity comes first', () => {
    const clock = new IdleClock(environment);
    clock.restart();
    advanceClock(3_600_000);
    expect(clock.recordActivity()).toEqual({ kind: 'over' });
    expect(clock.state()).toEqual({ kind: 'over' });
  });

  it('Handles a system clock that was set back', () => {
    sharedTime = now + 3_600_000;
    expect(new IdleClock(environment).state()).toEqual({
      kind: 'active',
      nextCheckMs: IDLE_LIMIT_MS - COUNTDOWN_MS,
    });
  });
});

describe('IdleClock in several tabs and pages', () => {
  it('Writes the last activity for other tabs at most every 250 ms, and finally the last one', () => {
    const clock = new IdleClock(environment);
    clock.restart();
    for (let i = 0; i < 20; i += 1) {
      advanceClock(10);
      clock.recordActivity();
    }
    expect(writes).toBe(1);
    advanceClock(50);
    expect(writes).toBe(2);
    expect(sharedTime).toBe(1_000_200);
  });

  it('Considers activity in another tab', () => {
    const here = new IdleClock(environment);
    here.restart();
    advanceClock(IDLE_LIMIT_MS - COUNTDOWN_MS);
    expect(here.state().kind).toBe('warning');
    sharedTime = now;
    expect(here.state().kind).toBe('active');
  });

  it('Continues the idle time of an earlier page', () => {
    sharedTime = now - IDLE_LIMIT_MS;
    expect(new IdleClock(environment).state().kind).toBe('over');
    sharedTime = null;
    expect(new IdleClock(environment).state().kind).toBe('active');
  });
});
