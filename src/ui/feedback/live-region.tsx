import { VisuallyHidden } from '@mantine/core';
import { createAtom, useSelector } from '@tanstack/react-store';

const spoken = createAtom({ text: '', turn: 0 });

function announce(text: string): void {
  spoken.set(({ turn }) => ({ text, turn: turn + 1 }));
}

/** Gives a function that has a screen reader say something once it is done with its sentence: "Row 2 removed". */
export function useAnnounce(): (text: string) => void {
  return announce;
}

/** Where announcements are written. Rendered once, by the app. */
export function LiveRegion() {
  const { text, turn } = useSelector(spoken);
  return (
    <VisuallyHidden component="div" role="status" aria-live="polite">
      {/* A new element each time: the same words twice are said twice. */}
      <span key={turn}>{text}</span>
    </VisuallyHidden>
  );
}
