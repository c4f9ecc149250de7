import { useSyncExternalStore } from 'react';
import { useConsole } from './use-console.ts';

/** The router's own changes of the address fire no event but the Navigation API's; `popstate` hears of Back alone. */
function onAddressChange(listener: () => void): () => void {
  const targets: [EventTarget, string][] = [[window, 'popstate']];
  if ('navigation' in window) targets.push([window.navigation, 'currententrychange']);
  for (const [target, type] of targets) target.addEventListener(type, listener);
  return () => {
    for (const [target, type] of targets) target.removeEventListener(type, listener);
  };
}

/** Returns the path of the page that is open next to the console, without the base. */
export function usePagePath(): string {
  return useSyncExternalStore(onAddressChange, useConsole().readPath);
}
