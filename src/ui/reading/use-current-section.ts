import { useEffect, useState } from 'react';

/** Returns the id of the last element whose top has passed the upper third of the window. */
function findSectionBeingRead(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  // At the end of the page: its last sections may be too short to reach the upper third.
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) return ids.at(-1);
  const readingLine = window.innerHeight / 3;
  const passedIds = ids.filter((id) => {
    const section = document.getElementById(id);
    // A hidden section has no rectangle.
    return (
      section !== null &&
      section.getClientRects().length > 0 &&
      section.getBoundingClientRect().top <= readingLine
    );
  });
  return passedIds.at(-1) ?? ids[0];
}

/**
 * Returns the id of the section of a long page that is being read, for a list of its sections. The
 * library's `useScrollSpy` takes the nearest heading: near the end of a long section, the next one.
 * @param ids ids of the elements in page order; the same array on every render
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [sectionId, setSectionId] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const scheduleUpdate = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSectionId(findSectionBeingRead(ids)));
    };
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [ids]);
  return sectionId;
}
