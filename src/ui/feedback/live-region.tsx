import { VisuallyHidden } from '@mantine/core';
import { createAtom, useSelector } from '@tanstack/react-store';

/** Latest announcement, and how many there have been. */
const latestAnnouncement = createAtom({ text: '', count: 0 });

function announce(text: string): void {
  latestAnnouncement.set(({ count }) => ({ text, count: count + 1 }));
}

/** Returns a function that announces a text to screen readers, politely: "Row 2 removed". */
export function useAnnounce(): (text: string) => void {
  return announce;
}

/** Live region for announcements. Rendered once, by the app. */
export function LiveRegion() {
  const { text, count } = useSelector(latestAnnouncement);
  return (
    <VisuallyHidden component="div" role="status" aria-live="polite">
      {/* A new element each time, so that an equal text is announced again. */}
      <span key={count}>{text}</span>
    </VisuallyHidden>
  );
}
