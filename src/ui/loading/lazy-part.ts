import { type ComponentType, lazy } from 'react';

/**
 * Returns the part of a page that has most of its code, such as a form. The code is fetched at
 * once, and the page's frame is rendered without it. After a failure, `lazy` fetches it again and
 * reports the next one. Call this in a file that only the page has, else other screens would fetch
 * the code, too.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  void load().catch(() => undefined);
  return lazy(async () => ({ default: await load() }));
}
