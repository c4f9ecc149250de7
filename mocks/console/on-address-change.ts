/**
 * Subscribes to URL changes; `popstate` fires for Back, the Navigation API for the router's.
 * @param page window of the page; default: this one
 * @returns a function that unsubscribes
 */
export function onAddressChange(listener: () => void, page: Window = window): () => void {
  const targets: [EventTarget, string][] = [[page, 'popstate']];
  if ('navigation' in page) targets.push([page.navigation, 'currententrychange']);
  for (const [target, type] of targets) target.addEventListener(type, listener);
  return () => {
    for (const [target, type] of targets) target.removeEventListener(type, listener);
  };
}
