import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';

let spoken = { text: '', turn: 0 };
const listeners = new Set<() => void>();

function announce(text: string): void {
  spoken = { text, turn: spoken.turn + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives a function that has a screen reader say something once it is done with its sentence: "Row 2 removed". */
export function useAnnounce(): (text: string) => void {
  return announce;
}

/** Where announcements are written. Rendered once, by the app. */
export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(subscribe, () => spoken);
  return (
    <VisuallyHidden component="div" role="status" aria-live="polite">
      {/* A new element each time: the same words twice are said twice. */}
      <span key={turn}>{text}</span>
    </VisuallyHidden>
  );
}
