import { type ComponentType, lazy } from 'react';

/**
 * Returns the part of a page that has most of its code, such as a form. The page's frame is
 * rendered without it. The code is fetched with the file that calls this, so call it in a file that
 * only the page has, else other screens would fetch the code, too. After a failure, it is fetched
 * again when it is rendered.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const fetched = load();
  fetched.catch(() => undefined);
  return lazy(async () => ({ default: await fetched.catch(load) }));
}
