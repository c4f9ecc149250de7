import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the typing rests before the address follows, in milliseconds. */
const REST = 300;

/** How long before the list does, in milliseconds: drawn after each letter, it would meet the next one. */
const BREATH = 100;

/**
 * What is looked for, between the field and the address: the list follows when the typing takes breath, the
 * address when it rests, and Back or a link changes field and list.
 * @param inAddress what the address says
 * @param write puts a text there
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(inAddress);
  /** What this page knows to be in the address, or on the way there. */
  const known = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const breath = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    clearTimeout(breath.current);
  }, []);

  useEffect(() => {
    // What was written from here may be behind what was typed since.
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

  /** Empties the field; the address is for whoever has asked for it. */
  function clear() {
    stop();
    known.current = '';
    setText('');
    if (field.current) field.current.value = '';
    field.current?.focus();
  }

  return { field, text, type, settle, clear };
}
