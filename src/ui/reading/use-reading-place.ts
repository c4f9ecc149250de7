import { useEffect, useState } from 'react';

/** The last of some places whose beginning has passed the upper third of the window. */
function placeBeingRead(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) return ids.at(-1);
  const line = window.innerHeight / 3;
  const begun = ids.filter((id) => {
    const place = document.getElementById(id);
    return place !== null && place.getBoundingClientRect().top <= line;
  });
  return begun.at(-1) ?? ids[0];
}

/**
 * Which part of a long page is being read, for a list of its parts. Not the library's `useScrollSpy`: that takes the
 * nearest heading, which in a long part is the next one's, and never the last where the page ends before it.
 * @param ids the elements' ids in the order of the page; the same array on every render
 */
export function useReadingPlace(ids: readonly string[]): string | undefined {
  const [place, setPlace] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPlace(placeBeingRead(ids)));
    };
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ids]);
  return place;
}
