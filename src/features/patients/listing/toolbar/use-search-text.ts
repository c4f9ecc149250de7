import { useEffect, useRef, useState } from 'react';

/** How long the typing rests before the address follows, in milliseconds. */
const REST = 300;

/** Once the browser has drawn the letter: what follows from it may take its time. */
const afterFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

/**
 * What is looked for, between the field and the address: the list follows each letter once it is drawn, the address
 * follows when the typing rests, and Back or a link changes field and list.
 * @param inAddress what the address says
 * @param write puts a text there
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(inAddress);
  /** What this page knows to be in the address, or on the way there. */
  const known = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // What was written from here may be behind what was typed since.
    if (inAddress === known.current) return;
    known.current = inAddress;
    clearTimeout(timer.current);
    setText(inAddress);
    if (field.current) field.current.value = inAddress;
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function settle() {
    clearTimeout(timer.current);
    const typed = field.current?.value ?? known.current;
    setText(typed);
    if (typed === known.current) return;
    known.current = typed;
    write(typed);
  }

  function type(typed: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, REST);
    afterFrame(() => setText(typed));
  }

  /** Empties the field; the address is for whoever has asked for it. */
  function clear() {
    clearTimeout(timer.current);
    known.current = '';
    setText('');
    if (field.current) field.current.value = '';
    field.current?.focus();
  }

  return { field, text, type, settle, clear };
}
