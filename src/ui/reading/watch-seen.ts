/** Time in ms after which an element on the screen counts as seen. */
const DWELL_MS = 1000;
/** Interval in ms at which the elements on the screen are measured. */
const TICK_MS = 250;

/** Returns true if an element is wholly on the screen; of a higher element, its lower part. */
function isInSight(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { top, bottom, height } = element.getBoundingClientRect();
  // Sticky bars cover the page to here.
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const visibleTop = Number.parseFloat(scrollPaddingTop) || 0;
  const visibleHeight = window.innerHeight - visibleTop;
  // One pixel of tolerance for fractions of a pixel.
  const isEndInSight = bottom > visibleTop && bottom <= window.innerHeight + 1;
  return (
    isEndInSight &&
    (height <= visibleHeight ? top >= visibleTop - 1 : bottom - visibleTop >= visibleHeight / 2)
  );
}

/**
 * Reports each element once after it was in sight for a second. A hidden page, and elements that
 * wait invisibly for others, do not count.
 * @returns a function that stops watching
 */
export function watchSeen(
  elements: Iterable<HTMLElement>,
  onSeen: (seen: readonly HTMLElement[]) => void,
): () => void {
  /** Elements of which a part is on the screen, with the time in ms that they were in sight. */
  const near = new Map<HTMLElement, number>();
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Adds a tick to the time of each element in sight, and reports those seen long enough. */
  function measure(): void {
    const isShown = document.visibilityState === 'visible';
    for (const [element, inSight] of near)
      near.set(element, isShown && isInSight(element) ? inSight + TICK_MS : 0);
    // More than the limit, since an element may come in sight just before its first tick.
    const seen = [...near.keys()].filter((element) => (near.get(element) ?? 0) > DWELL_MS);
    for (const element of seen) {
      near.delete(element);
      observer.unobserve(element);
    }
    if (seen.length > 0) onSeen(seen);
    startOrStopTimer();
  }

  /** Runs the timer only while an element is near, to save work. */
  function startOrStopTimer(): void {
    if (near.size === 0) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(measure, TICK_MS);
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) near.set(target as HTMLElement, near.get(target as HTMLElement) ?? 0);
      else near.delete(target as HTMLElement);
    }
    startOrStopTimer();
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    clearInterval(timer);
  };
}
