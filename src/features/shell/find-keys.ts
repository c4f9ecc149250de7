import { useEffect, useEffectEvent } from 'react';
import { isSlashKeyOn } from '#api/session/slash-key.ts';

/** Returns true for Ctrl+K and Cmd+K, also in fields, and for `/` outside of fields. */
function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  // `key` is the typed character: on some keyboards a slash needs Shift.
  return key === '/' && !isField && isSlashKeyOn();
}

/** Calls a function when the keys that find a patient are pressed. */
export function useFindKeys(onPress: () => void): void {
  const handlePress = useEffectEvent(onPress);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return;
      event.preventDefault();
      handlePress();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** True after an early press, until the menu takes it. */
let isPressedEarly = false;

/** Remembers that the keys were pressed before the menu's code was there. Renders no element. */
export function EarlyFindKeys(): null {
  useFindKeys(() => {
    isPressedEarly = true;
  });
  return null;
}

/** Returns true once if the keys were pressed before the menu's code was there. */
export function takeEarlyPress(): boolean {
  const wasPressed = isPressedEarly;
  isPressedEarly = false;
  return wasPressed;
}
