import { Ivya } from 'ivya';
import { getAriaDisabled, isElementVisible } from 'ivya/utils';
import type { Point } from '../engines/engine.ts';
import { expectPress, guardPresses, takeMissedPress, takesPressOn } from './expected-press.ts';
import { reportErrors } from './report-errors.ts';

const browserOf = (agent: string) =>
  agent.includes('Firefox') ? 'firefox' : agent.includes('Chrome') ? 'chromium' : 'webkit';

const finder = Ivya.create({ browser: browserOf(navigator.userAgent), testIdAttribute: 'data-testid' });

const visibleElements = (selector: string): Element[] =>
  finder.queryLocatorSelectorAll(selector).filter(isElementVisible);

/** Returns the one visible element of a selector, or null. @throws Error if several match */
function onlyVisibleElement(selector: string): Element | null {
  const found = visibleElements(selector);
  if (found.length > 1) throw new Error(`${found.length} elements match ${selector}`);
  return found[0] ?? null;
}

/** Waits for the next frame, or 100 ms in a hidden tab, which renders no frames. */
const nextFrame = () =>
  new Promise<void>((later) => {
    if (document.hidden) setTimeout(later, 100);
    else requestAnimationFrame(() => later());
  });
const topOf = (element: Element) => element.getBoundingClientRect().top;

const centerOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Returns true if an element or one of its ancestors is being animated, like an opening dialog. */
const isMoving = (element: Element): boolean =>
  document.getAnimations().some(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(element);
  });

const receivesPointer = (element: Element, { x, y }: Point): boolean =>
  takesPressOn(element, document.elementFromPoint(x, y));

/** Page functions that the flows call; they find elements by role and name. */
const probe = {
  count: (selector: string): number => visibleElements(selector).length,

  texts: (selector: string): string[] =>
    visibleElements(selector).map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()),

  value(selector: string): string | null {
    const element = onlyVisibleElement(selector);
    return element && 'value' in element ? String(element.value) : null;
  },

  isFocused: (selector: string): boolean => onlyVisibleElement(selector) === document.activeElement,

  isDisabled: (selector: string): boolean | null => {
    const element = onlyVisibleElement(selector);
    return element && getAriaDisabled(element);
  },

  isChecked(selector: string): boolean | null {
    const element = onlyVisibleElement(selector);
    return element instanceof HTMLInputElement ? element.checked : null;
  },

  /**
   * Scrolls to an element; returns its center if it is still, enabled and uncovered, else null.
   * The next press is kept from all other elements.
   */
  async clickableCenter(selector: string): Promise<Point | null> {
    const element = onlyVisibleElement(selector);
    if (!element || getAriaDisabled(element) || isMoving(element)) return null;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const topBefore = topOf(element);
    await nextFrame();
    await nextFrame();
    // A dialog that has just opened waits a few frames before its animation starts.
    if (element.closest('[role=dialog]')) await new Promise((later) => setTimeout(later, 150));
    const center = centerOf(element);
    const isStill = topOf(element) === topBefore && !isMoving(element);
    if (!isStill || !receivesPointer(element, center)) return null;
    expectPress(element);
    return center;
  },

  takeMissedPress,

  /** Selects the text of the focused field, so that typing replaces it. */
  selectText(): void {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  },

  /** Waits until all changes are painted. */
  async untilPainted(): Promise<void> {
    await nextFrame();
    await nextFrame();
  },

  /** Returns a file input, which may be hidden behind a button. */
  fileInput: (selector: string): Element | null => finder.queryLocatorSelector(selector),
};

export type Probe = typeof probe;

declare global {
  interface Window {
    probe: Probe;
  }
}

window.probe = probe;
reportErrors();
guardPresses();
// The mock's console has its own tests; the flows hide it.
sessionStorage.setItem('mockConsole', 'off');
