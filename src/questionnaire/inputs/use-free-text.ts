import { type ChangeEvent, useCallback, useRef } from 'react';
import { maskedText } from './masked.ts';

/** Whatever holds a text: a choice of the browser's own as well. */
type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FreeTextOptions {
  /** What the input shows, as its answer says. */
  text: string;
  /** Another value each time the answer was changed from elsewhere, be it to the same. */
  given?: unknown;
  onText(text: string): void;
  /** Puts in the punctuation of what is typed; for an input of one line. */
  mask?: (text: string) => string;
}

/**
 * A text that the browser keeps and React does not: typing renders nothing. It is put into the input when it was
 * changed from elsewhere.
 */
export function useFreeText({ text, given, onText, mask }: FreeTextOptions) {
  const control = useRef<TextControl>(null);
  /** What the input shows now. */
  const shown = useRef(text);

  const show = useCallback((next: string) => {
    shown.current = next;
    if (control.current && control.current.value !== next) control.current.value = next;
  }, []);

  // As a ref, which is set before a text area measures how tall it has to be. Not as `defaultValue` in the first place:
  // React would write that into a text area anew with every letter, and the browser restyle it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was given anew is shown anew
  const ref = useCallback(
    (node: TextControl | null) => {
      control.current = node;
      if (node) show(text);
    },
    [show, text, given],
  );

  const onChange = (event: ChangeEvent<TextControl>) => {
    const typed = mask
      ? maskedText(event as ChangeEvent<HTMLInputElement>, shown.current, mask)
      : event.currentTarget.value;
    shown.current = typed;
    onText(typed);
  };
  return { input: { ref, onChange }, shown, show };
}
