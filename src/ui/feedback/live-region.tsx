import { VisuallyHidden } from '@mantine/core';
import { createAtom, useSelector } from '@tanstack/react-store';

const spoken = createAtom({ text: '', turn: 0 });

function announce(text: string): void {
  spoken.set(({ turn }) => ({ text, turn: turn + 1 }));
}

/** Returns a function that announces a text to screen readers, politely: "Row 2 removed". */
export function useAnnounce(): (text: string) => void {
  return announce;
}

/** Live region for announcements. Rendered once, by the app. */
export function LiveRegion() {
  const { text, turn } = useSelector(spoken);
  return (
    <VisuallyHidden component="div" role="status" aria-live="polite">
      {/* A new element each time, so that an equal text is announced again. */}
      <span key={turn}>{text}</span>
    </VisuallyHidden>
  );
}
