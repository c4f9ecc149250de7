import { useEffect, useState } from 'react';

/** Returns the last element whose top has passed the upper third of the window. */
function placeBeingRead(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) return ids.at(-1);
  const line = window.innerHeight / 3;
  const begun = ids.filter((id) => {
    const place = document.getElementById(id);
    // A hidden part has no place.
    return place !== null && place.getClientRects().length > 0 && place.getBoundingClientRect().top <= line;
  });
  return begun.at(-1) ?? ids[0];
}

/**
 * Returns the part of a long page that is being read, for a list of its parts. The library's
 * `useScrollSpy` takes the nearest heading, which in a long part is the next one's.
 * @param ids ids of the elements in page order; the same array on every render
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [place, setPlace] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const scheduleUpdate = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPlace(placeBeingRead(ids)));
    };
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [ids]);
  return place;
}
