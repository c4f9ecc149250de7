import { useSyncExternalStore } from 'react';
import { useConsole } from './use-console.ts';

/** Subscribes to URL changes; `popstate` fires for Back, the Navigation API for the router's. */
function onAddressChange(listener: () => void): () => void {
  const targets: [EventTarget, string][] = [[window, 'popstate']];
  if ('navigation' in window) targets.push([window.navigation, 'currententrychange']);
  for (const [target, type] of targets) target.addEventListener(type, listener);
  return () => {
    for (const [target, type] of targets) target.removeEventListener(type, listener);
  };
}

/** Returns the path of the open page, without the base. */
export function usePagePath(): string {
  return useSyncExternalStore(onAddressChange, useConsole().readPath);
}
