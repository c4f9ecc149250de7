import { intakeSections } from '#domain/intake/sections.ts';

/** Ids of the review's sections: the segments of the wizard's URLs. */
export const reviewIds = intakeSections.map(({ segment }) => segment);

/** Longest time in ms for which a section is held in place. */
const HOLD_MS = 10_000;
/** Events of a user who goes on by wheel, touch, mouse or keyboard. */
const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to a section of the review, and focuses its heading for screen readers. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}

/**
 * Goes to a section of the review, and holds it in place while the page loads, until the user does
 * something.
 * @returns a function that lets go of it
 */
export function holdSection(id: string): () => void {
  const section = document.getElementById(id);
  if (!section) return () => undefined;
  goToSection(id);
  const observer = new ResizeObserver(() => section.scrollIntoView({ block: 'start' }));
  observer.observe(document.body);
  const listeners = new AbortController();
  const letGo = () => {
    clearTimeout(timer);
    observer.disconnect();
    listeners.abort();
  };
  // A drag of the window's scroll bar fires no event.
  const timer = setTimeout(letGo, HOLD_MS);
  for (const type of userEvents)
    document.addEventListener(type, letGo, { capture: true, passive: true, signal: listeners.signal });
  return letGo;
}
