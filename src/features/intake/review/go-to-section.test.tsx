import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdSection } from './go-to-section.ts';

const scrollIntoView = vi.fn();
/** Calls the observer of the body, as a change of its height does. */
let changeHeight: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<section id="exercise"><h2 tabindex="-1">Exercise</h2></section>';
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        changeHeight = onResize;
      }
      observe() {}
      disconnect() {
        changeHeight = () => undefined;
      }
    },
  );
  scrollIntoView.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Counts how often a change of the page's height scrolls to the section. */
function countScrolls(): number {
  scrollIntoView.mockClear();
  changeHeight();
  return scrollIntoView.mock.calls.length;
}

it('holds a section in place while the height of the page changes, and focuses its heading', () => {
  holdSection('exercise');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(document.querySelector('h2'));
  expect(countScrolls()).toBe(1);
  vi.advanceTimersByTime(9_000);
  expect(countScrolls()).toBe(1);
});

it.each([
  ['ten seconds', () => vi.advanceTimersByTime(10_000)],
  ['a key', () => document.dispatchEvent(new Event('keydown'))],
  ['a touch', () => document.dispatchEvent(new Event('touchstart'))],
])('lets go of it after %s', (_, act) => {
  holdSection('exercise');
  act();
  expect(countScrolls()).toBe(0);
});

it('scrolls nowhere for an id that no section has', () => {
  holdSection('50%');
  expect(scrollIntoView).not.toHaveBeenCalled();
});
