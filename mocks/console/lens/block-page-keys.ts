import { isLensKey } from '../shortcuts.ts';
import { isOfConsole, isOfLens } from './lens-surface.ts';

/** Attribute by which the library's dialogs ignore an Escape, as in `panel.tsx`. */
const ignoreEscape = 'data-mantine-stop-propagation';

interface LensKeys {
  onPin: () => void;
  onEnd: () => void;
}

/** Keys that only scroll, unless a field has the focus. */
const scrollKeys = /^(Arrow|Page|Home|End)/;

/** Returns true for a key that the page may have: it moves the focus or scrolls. */
const isHarmless = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === 'Tab' || ctrlKey || metaKey || altKey || (target === document.body && scrollKeys.test(key));

/**
 * Makes the library's dialogs ignore Escape at each focused element.
 * @returns a function that ends it
 */
function ignoreEscapes(): () => void {
  const formerValues = new Map<Element, string | null>();
  const mark = () => {
    const element = document.activeElement ?? document.body;
    if (isOfConsole(element)) return;
    if (!formerValues.has(element)) formerValues.set(element, element.getAttribute(ignoreEscape));
    element.setAttribute(ignoreEscape, 'true');
  };
  mark();
  document.addEventListener('focusin', mark);
  document.addEventListener('focusout', mark);
  return () => {
    document.removeEventListener('focusin', mark);
    document.removeEventListener('focusout', mark);
    for (const [element, value] of formerValues) {
      if (value === null) element.removeAttribute(ignoreEscape);
      else element.setAttribute(ignoreEscape, value);
    }
  };
}

/**
 * Keeps the keys from the page while the lens is on: Enter and the space bar pin, Escape ends, Tab
 * goes through the page. @returns a function that stops it
 */
export function blockPageKeys({ onPin, onEnd }: LensKeys): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (isLensKey(event) || isOfConsole(event.target)) return;
    const isDown = event.type === 'keydown';
    if (event.key !== 'Escape' && (isOfLens(event.target) || isHarmless(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isDown && event.key === 'Escape' && !event.isComposing) onEnd();
    if (isDown && (event.key === 'Enter' || event.key === ' ')) onPin();
  };
  const types = ['keydown', 'keypress', 'keyup'] as const;
  for (const type of types) window.addEventListener(type, onKey, { capture: true });
  const heedEscapes = ignoreEscapes();
  return () => {
    heedEscapes();
    for (const type of types) window.removeEventListener(type, onKey, { capture: true });
  };
}
