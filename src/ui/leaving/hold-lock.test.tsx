import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPage } from './hold-lock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follows the page, and lists what it told. */
function follow() {
  const told: string[] = [];
  const end = followPage(
    () => told.push('leave'),
    () => told.push('return'),
  );
  return { told, end };
}

const fire = (type: string) => window.dispatchEvent(new Event(type));

it('counts a page as shown again that was not left after all', () => {
  const { told, end } = follow();
  fire('beforeunload');
  expect(told).toEqual(['leave']);
  vi.runAllTimers();
  expect(told).toEqual(['leave', 'return']);
  end();
});

it('returns once to a page that was left, after Back', () => {
  const { told, end } = follow();
  fire('beforeunload');
  fire('pagehide');
  vi.runAllTimers();
  expect(told).not.toContain('return');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(told.filter((one) => one === 'return')).toHaveLength(1);
  end();
});

it('tells nothing once it has ended', () => {
  const { told, end } = follow();
  fire('beforeunload');
  end();
  vi.runAllTimers();
  fire('pagehide');
  expect(told).toEqual(['leave']);
});
