import { type ComponentType, lazy } from 'react';

const firstPaintName = 'first-contentful-paint';

/** Longest wait in ms for the first paint: a browser may hide its timings against tracking. */
const MAX_WAIT_MS = 500;

/** Resolves once the browser has painted content; at once in a hidden page, never painted. */
function waitForFirstPaint(): Promise<void> {
  if (document.hidden || performance.getEntriesByName(firstPaintName).length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName(firstPaintName).length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, MAX_WAIT_MS);
  });
}

/**
 * Returns the part of a page that has most of its code, such as a form. The page's frame is
 * rendered without it. The code is fetched with the file that calls this, so call it in a file that
 * only the page has, else other screens would fetch the code, too. On the first page of a visit it
 * waits for the first paint: until then, the frame needs the line and the processor for itself.
 * After a failure, it is fetched again when it is rendered.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const fetched = waitForFirstPaint().then(load);
  fetched.catch(() => undefined);
  return lazy(async () => ({ default: await fetched.catch(load) }));
}
