/** Elements that show that content is still loading. */
const LOADING_SELECTOR = '[aria-busy="true"], .mantine-Skeleton-root[data-visible], .mantine-Loader-root';
/** Required time without changes, in ms. */
const quietMs = 200;
/** Time limit, in ms. */
const limitMs = 40_000;

/** Returns true if the element is not below the window. Content below may load on scroll. */
const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight;

/** Returns a message about missing content, or null if the screen is complete. */
function findMissingContent(canvas: Element): string | null {
  if (!canvas.querySelector('h1')) return 'It has no heading yet';
  const waiting = [...document.querySelectorAll(LOADING_SELECTOR)].find(isInView);
  return waiting ? `It still waits for ${waiting.textContent || waiting.outerHTML}` : null;
}

/** Resolves after QUIET ms without changes, or at the first change after the signal aborts. */
const waitUntilQuiet = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
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
 * Waits until a screen shows its data, its fonts and its images.
 * @param canvas element that the story is rendered in
 * @throws Error that names the missing content
 */
export async function waitUntilStill(canvas: Element): Promise<void> {
  const signal = AbortSignal.timeout(limitMs);
  do {
    await waitUntilQuiet(signal);
    if (signal.aborted) throw new Error(findMissingContent(canvas) ?? 'It never comes to rest');
  } while (findMissingContent(canvas));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}
