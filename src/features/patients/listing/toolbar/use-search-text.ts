import { useCallback, useEffect, useRef, useState } from 'react';

/** Idle time before the URL is updated, in ms. */
const URL_IDLE_MS = 300;

/** Debounce of the list, in ms: rendering after each letter would delay the next one. */
const LIST_DEBOUNCE_MS = 100;

/**
 * Keeps the search text in the field, the list and the URL. Typing updates the list and then the
 * URL, both debounced. A new URL updates field and list.
 * @param urlText text in the URL
 * @param setUrlText sets the text in the URL
 */
export function useSearchText(urlText: string, setUrlText: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(urlText);
  /** Text that the URL has or is about to have. */
  const currentUrlText = useRef(urlText);
  const urlTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopTimers = useCallback(() => {
    clearTimeout(urlTimer.current);
    clearTimeout(listTimer.current);
  }, []);

  useEffect(() => {
    // Ignores the hook's own update of the URL, which may be older than the typed text.
    if (urlText === currentUrlText.current) return;
    currentUrlText.current = urlText;
    stopTimers();
    setText(urlText);
    if (field.current) field.current.value = urlText;
  }, [urlText, stopTimers]);
  useEffect(() => stopTimers, [stopTimers]);

  /** Updates list and URL at once. */
  function flush() {
    stopTimers();
    const typed = field.current?.value ?? currentUrlText.current;
    setText(typed);
    if (typed === currentUrlText.current) return;
    currentUrlText.current = typed;
    setUrlText(typed);
  }

  function type(typed: string) {
    stopTimers();
    urlTimer.current = setTimeout(flush, URL_IDLE_MS);
    listTimer.current = setTimeout(setText, LIST_DEBOUNCE_MS, typed);
  }

  const focus = () => field.current?.focus();

  /** Empties the field; the caller updates the URL. */
  function clear() {
    stopTimers();
    currentUrlText.current = '';
    setText('');
    if (field.current) field.current.value = '';
    focus();
  }

  return { field, text, type, flush, clear, focus };
}
