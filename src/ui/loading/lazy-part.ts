import { type ComponentType, lazy } from 'react';
import { afterFrame } from '#ui/after-frame.ts';

/** Returns true once the browser has painted content; a hidden page is never painted. */
const isPainted = () => document.hidden || performance.getEntriesByName('first-contentful-paint').length > 0;

/**
 * Fetches the code of a part that most of a page's code belongs to. The first page of a visit is
 * painted before, since its frame needs the line and the processor for itself.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!isPainted()) await new Promise<void>(afterFrame);
  // A second try, after which the failure counts.
  return load().catch(load);
}

/**
 * Returns the part of a page that has most of its code, such as a form. The page's frame is
 * rendered without it. Later in a visit, the code is fetched with the file that calls this, so call
 * it in a file that only the page has, else other screens would fetch the code, too.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  if (isPainted()) void fetchPart(load).catch(() => undefined);
  return lazy(async () => ({ default: await fetchPart(load) }));
}
