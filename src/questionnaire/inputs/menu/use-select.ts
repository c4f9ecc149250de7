import type { ChangeEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { normalizeText, optionToChoose } from './option-match.ts';
import { type SelectTextOptions, useSelectText } from './use-select-text.ts';
import { useSettle } from './use-settle.ts';

interface Choosing extends SelectTextOptions {
  isLoadingOptions: boolean;
  /** Fetches the list. */
  want: () => void;
}

/** Holds the state of a searchable menu: typed text and choice. Typing re-renders only the menu. */
export function useSelect({ isLoadingOptions: isOnTheWay, want, ...choosing }: Choosing) {
  const text = useSelectText(choosing);
  const { menu, input, shown, chosen, choose, settle, clearable } = text;
  const { come, leave } = useSettle({
    isOnTheWay,
    want,
    settle,
    isUnsettled: () => shown.current !== chosen,
    onLeave: menu.closeDropdown,
  });

  // Enter chooses the option typed in full or the only one left. It never submits the old answer.
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const typed = normalizeText(shown.current);
    const isHighlighted = menu.dropdownOpened && menu.getSelectedOptionIndex() !== -1;
    if (isHighlighted || (!menu.dropdownOpened && typed === normalizeText(chosen))) return;
    event.preventDefault();
    const match = optionToChoose(choosing.options, typed);
    const isEmptied = typed === '' && chosen !== '' && clearable;
    if (!match && !isEmptied) return;
    choose(match ? match.value : '');
    menu.closeDropdown();
  }

  // Browser autofill writes a label without focusing the field, so it fetches the list as well.
  function change(event: ChangeEvent<HTMLInputElement>) {
    if (document.activeElement === event.currentTarget) return input.onChange(event);
    shown.current = event.currentTarget.value;
    if (isOnTheWay) want();
    else settle();
  }

  const field = {
    ref: input.ref,
    onChange: change,
    onKeyDown: press,
    // Keys with longer names navigate or choose, so the list must be current.
    onKeyDownCapture: ({ key }: KeyboardEvent) => void (key.length > 1 && flushSync(text.sought.flush)),
    onClick: () => menu.openDropdown(),
    onFocus: come,
    onBlur: leave,
  };
  return { menu, sought: text.sought, choose, clear: text.clear, clearable, field };
}
