import { beforeEach, describe, expect, it } from 'vitest';
import { type ClockEnvironment, IdleClock, idleStateAfter } from './idle-clock.ts';
import { COUNTDOWN_MS, IDLE_LIMIT_MS } from './idle-limits.ts';

describe('idleStateAfter', () => {
  it.each([
    [0, { kind: 'active', next: 840_000 }],
    [-5, { kind: 'active', next: 840_000 }],
    [839_999, { kind: 'active', next: 1 }],
    [840_000, { kind: 'warning', left: 60_000, next: 1000 }],
    [840_300, { kind: 'warning', left: 59_700, next: 700 }],
    [899_999, { kind: 'warning', left: 1, next: 1 }],
    [900_000, { kind: 'over' }],
    [8 * 3_600_000, { kind: 'over' }],
  ])('after %i ms without activity', (silence, state) => {
    expect(idleStateAfter(silence)).toEqual(state);
  });
});

let now: number;
let moment: number | null;
let writes: number;
let tasks: { at: number; task: () => void }[];
const around: ClockEnvironment = {
  now: () => now,
  later: (task, ms) => tasks.push({ at: now + ms, task }),
  shared: {
    read: () => moment,
    write: (value) => {
      moment = value;
      writes += 1;
    },
  },
};

function pass(ms: number): void {
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
  moment = null;
  writes = 0;
  tasks = [];
});

describe('IdleClock', () => {
  it('Is over after 900,000 ms and not 1 ms earlier', () => {
    const clock = new IdleClock(around);
    clock.restart();
    pass(IDLE_LIMIT_MS - 1);
    expect(clock.state()).toEqual({ kind: 'warning', left: 1, next: 1 });
    pass(1);
    expect(clock.state()).toEqual({ kind: 'over' });
  });

  it('Counts from the last activity, not from the end of the debounce', () => {
    const clock = new IdleClock(around);
    clock.restart();
    pass(100);
    clock.touch();
    pass(IDLE_LIMIT_MS - 1);
    expect(clock.state().kind).toBe('warning');
    pass(1);
    expect(clock.state().kind).toBe('over');
  });

  it('Ignores pointer moves during the countdown, but not a restart', () => {
    const clock = new IdleClock(around);
    clock.restart();
    pass(IDLE_LIMIT_MS - COUNTDOWN_MS);
    expect(clock.touch().kind).toBe('warning');
    pass(COUNTDOWN_MS - 1);
    clock.restart();
    expect(clock.state()).toEqual({ kind: 'active', next: IDLE_LIMIT_MS - COUNTDOWN_MS });
  });

  it('Is over when a computer wakes up, even if an activity comes first', () => {
    const clock = new IdleClock(around);
    clock.restart();
    pass(3_600_000);
    expect(clock.touch()).toEqual({ kind: 'over' });
    expect(clock.state()).toEqual({ kind: 'over' });
  });

  it('Handles a system clock that was set back', () => {
    moment = now + 3_600_000;
    expect(new IdleClock(around).state()).toEqual({ kind: 'active', next: IDLE_LIMIT_MS - COUNTDOWN_MS });
  });
});

describe('IdleClock in several tabs and pages', () => {
  it('Writes the last activity for other tabs at most every 250 ms, and finally the last one', () => {
    const clock = new IdleClock(around);
    clock.restart();
    for (let i = 0; i < 20; i += 1) {
      pass(10);
      clock.touch();
    }
    expect(writes).toBe(1);
    pass(50);
    expect(writes).toBe(2);
    expect(moment).toBe(1_000_200);
  });

  it('Considers activity in another tab', () => {
    const here = new IdleClock(around);
    here.restart();
    pass(IDLE_LIMIT_MS - COUNTDOWN_MS);
    expect(here.state().kind).toBe('warning');
    moment = now;
    expect(here.state().kind).toBe('active');
  });

  it('Continues the idle time of an earlier page', () => {
    moment = now - IDLE_LIMIT_MS;
    expect(new IdleClock(around).state().kind).toBe('over');
    moment = null;
    expect(new IdleClock(around).state().kind).toBe('active');
  });
});
