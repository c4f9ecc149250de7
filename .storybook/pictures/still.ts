/** What says that something is still to come. */
const WAITING = '[aria-busy="true"], .mantine-Skeleton-root[data-visible], .mantine-Loader-root';
/** How long nothing may have changed, in ms. */
const QUIET = 200;
/** When to give up, in ms. */
const LIMIT = 40_000;

/** What is far below may wait until somebody comes near. */
const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight;

/** What a screen lacks, in words; null when it has all. */
function lacking(canvas: Element): string | null {
  if (!canvas.querySelector('h1')) return 'It has no heading yet';
  const waiting = [...document.querySelectorAll(WAITING)].find(isInView);
  return waiting ? `It still waits for ${waiting.textContent || waiting.outerHTML}` : null;
}

/** Ends once nothing in the page has changed for a while. */
const quiet = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, QUIET);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET);
      if (signal.aborted) done();
    });
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });

/**
 * Waits for a screen that has all it will show: its data, its fonts, its images.
 * @param canvas what the story is drawn in
 * @throws Error that says what it lacks
 */
export async function untilStill(canvas: Element): Promise<void> {
  const signal = AbortSignal.timeout(LIMIT);
  do {
    await quiet(signal);
    if (signal.aborted) throw new Error(lacking(canvas) ?? 'It never comes to rest');
  } while (lacking(canvas));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}
