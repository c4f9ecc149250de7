/** Elements that show that content is still loading. */
const loadingSelector = '[aria-busy="true"], .mantine-Skeleton-root[data-visible], .mantine-Loader-root';
/** Required time without changes, in ms. */
const quietMs = 200;
/** Time limit, in ms. */
const limitMs = 40_000;

/** Returns true if the element is not below the window. Content below may load on scroll. */
const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight;

/** Returns a message about missing content, or null if the screen is complete. */
function findMissingContent(canvas: Element): string | null {
  if (!canvas.querySelector('h1')) return 'It has no heading yet';
  const loadingElement = [...document.querySelectorAll(loadingSelector)].find(isInView);
  return loadingElement
    ? `It still waits for ${loadingElement.textContent || loadingElement.outerHTML}`
    : null;
}

/** Resolves after `quietMs` without changes, or at the first change after the signal aborts. */
const waitUntilQuiet = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quietMs);
      if (signal.aborted) finish();
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
  // An image that cannot be decoded is pictured as the page shows it.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}
