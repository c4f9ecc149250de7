import { useSyncExternalStore } from 'react';
import { useConsole } from './use-console.ts';

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

const onPathChange = (listener: () => void) => onAddressChange(listener);

/** Returns the path of the open page, without the base. */
export function usePagePath(): string {
  return useSyncExternalStore(onPathChange, useConsole().readPath);
}
