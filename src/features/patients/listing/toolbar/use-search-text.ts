import { useCallback, useEffect, useRef, useState } from 'react';

/** Idle time before the URL is updated, in ms. */
const URL_IDLE_MS = 300;

/** Debounce of the list, in ms: longer than the pause between two letters typed quickly. */
const LIST_DEBOUNCE_MS = 150;

/**
 * Keeps the search text in the field, the list and the URL. Typing updates the list and then the
 * URL, both debounced. A new URL, such as after the browser's Back, updates field and list.
 * @param urlText text in the URL
 * @param setUrlText sets the text in the URL
 */
export function useSearchText(urlText: string, setUrlText: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(urlText);
  /** Text that the URL has or is about to have. */
  const currentUrlText = useRef(urlText);
  /** Texts that `flush` has put into the URL since `urlText` last agreed with the current text. */
  const pendingUrlTexts = useRef(new Set<string>());
  const urlTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopTimers = useCallback(() => {
    clearTimeout(urlTimer.current);
    clearTimeout(listTimer.current);
  }, []);

  useEffect(() => {
    const isOwnEarlierUpdate = urlText !== currentUrlText.current && pendingUrlTexts.current.has(urlText);
    // An update of this hook may arrive after the next one was sent. Typed text must survive it.
    if (isOwnEarlierUpdate) return;
    pendingUrlTexts.current.clear();
    if (urlText === currentUrlText.current) return;
    currentUrlText.current = urlText;
    stopTimers();
    setText(urlText);
    if (field.current) field.current.value = urlText;
  }, [urlText, stopTimers]);
  // Stops the timers on unmount.
  useEffect(() => stopTimers, [stopTimers]);

  /** Updates list and URL at once: when typing has paused, on Enter and on blur. */
  function flush() {
    stopTimers();
    const typed = field.current?.value ?? currentUrlText.current;
    setText(typed);
    if (typed === currentUrlText.current) return;
    currentUrlText.current = typed;
    pendingUrlTexts.current.add(typed);
    setUrlText(typed);
  }

  function type(typed: string) {
    stopTimers();
    urlTimer.current = setTimeout(flush, URL_IDLE_MS);
    listTimer.current = setTimeout(setText, LIST_DEBOUNCE_MS, typed);
  }

  /** Focuses the field, for the buttons of the empty result, which vanish when clicked. */
  const focus = () => field.current?.focus();

  /** Empties and focuses the field. The caller updates the URL, together with the status filter. */
  function clear() {
    stopTimers();
    pendingUrlTexts.current.clear();
    currentUrlText.current = '';
    setText('');
    if (field.current) field.current.value = '';
    focus();
  }

  return { field, text, type, flush, clear, focus };
}
