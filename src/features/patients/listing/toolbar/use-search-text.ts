import { useCallback, useEffect, useRef, useState } from 'react';

/** Idle time before the URL is updated, in ms. */
const URL_IDLE_MS = 300;

/** Debounce of the list, in ms: rendering after each letter would delay the next one. */
const LIST_DEBOUNCE_MS = 100;

/**
 * Search text in the field, the list and the URL. Typing updates the list and then the URL, both
 * debounced; a new URL updates field and list.
 * @param urlText text in the URL
 * @param write sets the text in the URL
 */
export function useSearchText(urlText: string, write: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(urlText);
  /** Text that the URL has or is about to have. */
  const known = useRef(urlText);
  const urlTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(urlTimer.current);
    clearTimeout(listTimer.current);
  }, []);

  useEffect(() => {
    // Ignores the hook's own update of the URL, which may be older than the typed text.
    if (urlText === known.current) return;
    known.current = urlText;
    stop();
    setText(urlText);
    if (field.current) field.current.value = urlText;
  }, [urlText, stop]);
  useEffect(() => stop, [stop]);

  function flush() {
    stop();
    const typed = field.current?.value ?? known.current;
    setText(typed);
    if (typed === known.current) return;
    known.current = typed;
    write(typed);
  }

  function type(typed: string) {
    stop();
    urlTimer.current = setTimeout(flush, URL_IDLE_MS);
    listTimer.current = setTimeout(setText, LIST_DEBOUNCE_MS, typed);
  }

  const focus = () => field.current?.focus();

  /** Empties the field; the caller updates the URL. */
  function clear() {
    stop();
    known.current = '';
    setText('');
    if (field.current) field.current.value = '';
    focus();
  }

  return { field, text, type, settle: flush, clear, focus };
}
