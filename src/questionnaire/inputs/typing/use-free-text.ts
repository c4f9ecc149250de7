import { type ChangeEvent, useCallback, useRef } from 'react';
import { applyMask } from '../apply-mask.ts';

/** Controls with a text value, native selects included. */
type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FreeTextOptions {
  /** Text of the current answer. */
  text: string;
  /** New value on each change from outside, even to an equal text. */
  externalChange?: unknown;
  onText(text: string): void;
  /** Adds punctuation to typed text; for one-line inputs. */
  mask?: (text: string) => string;
}

/**
 * Keeps a text in the DOM, so that typing renders nothing. Changes from outside are written to it.
 */
export function useFreeText({ text, externalChange, onText, mask }: FreeTextOptions) {
  const control = useRef<TextControl>(null);
  /** Text that the input shows now. */
  const shownText = useRef(text);

  const show = useCallback((next: string) => {
    shownText.current = next;
    if (control.current && control.current.value !== next) control.current.value = next;
  }, []);

  // A ref callback, since it runs before a text area measures its height. Not `defaultValue`: React
  // would write it to a text area on every keystroke, and the browser would recalculate styles.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `externalChange` is shown again
  const ref = useCallback(
    (node: TextControl | null) => {
      control.current = node;
      if (node) show(text);
    },
    [show, text, externalChange],
  );

  const onChange = (event: ChangeEvent<TextControl>) => {
    const { currentTarget, nativeEvent } = event;
    const typed =
      mask && currentTarget instanceof HTMLInputElement
        ? applyMask(currentTarget, nativeEvent, shownText.current, mask)
        : currentTarget.value;
    shownText.current = typed;
    onText(typed);
  };
  return { input: { ref, onChange }, shownText, show };
}
