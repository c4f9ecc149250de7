import { useCallback, useEffect, useRef, useState } from 'react';

/** Idle time before the URL is updated, in ms. */
const REST = 300;

/** Debounce of the list, in ms: rendering after each letter would delay the next one. */
const BREATH = 100;

/**
 * Search text in the field, the list and the URL. Typing updates the list and then the URL, both
 * debounced; a new URL updates field and list.
 * @param inAddress text in the URL
 * @param write sets the text in the URL
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(inAddress);
  /** Text that the URL has or is about to have. */
  const known = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const breath = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    clearTimeout(breath.current);
  }, []);

  useEffect(() => {
    // Ignores the hook's own update of the URL, which may be older than the typed text.
    if (inAddress === known.current) return;
    known.current = inAddress;
    stop();
    setText(inAddress);
    if (field.current) field.current.value = inAddress;
  }, [inAddress, stop]);
  useEffect(() => stop, [stop]);

  function settle() {
    stop();
    const typed = field.current?.value ?? known.current;
    setText(typed);
    if (typed === known.current) return;
    known.current = typed;
    write(typed);
  }

  function type(typed: string) {
    stop();
    timer.current = setTimeout(settle, REST);
    breath.current = setTimeout(setText, BREATH, typed);
  }

  /** Empties the field; the caller updates the URL. */
  function clear() {
    stop();
    known.current = '';
    setText('');
    if (field.current) field.current.value = '';
    field.current?.focus();
  }

  return { field, text, type, settle, clear };
}
