import type { ChangeEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { normalizeText, optionToChoose } from './option-match.ts';
import { useApplyOnBlur } from './use-apply-on-blur.ts';
import { type SelectTextOptions, useSelectText } from './use-select-text.ts';

interface SelectOptions extends SelectTextOptions {
  isLoadingOptions: boolean;
  /** Fetches the list. */
  requestOptions: () => void;
}

/** Holds the state of a searchable menu: typed text and choice. Typing re-renders only the menu. */
export function useSelect({ isLoadingOptions, requestOptions, ...textOptions }: SelectOptions) {
  const text = useSelectText(textOptions);
  const { menu, input, shown, chosenLabel, choose, applyTypedText, isClearable } = text;
  const { handleFocus, handleBlur } = useApplyOnBlur({
    isLoadingOptions,
    requestOptions,
    applyTypedText,
    hasUnappliedText: () => shown.current !== chosenLabel,
    closeMenu: menu.closeDropdown,
  });

  // Enter chooses the option typed in full or the only one left. It never submits the old answer.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const typed = normalizeText(shown.current);
    const isHighlighted = menu.dropdownOpened && menu.getSelectedOptionIndex() !== -1;
    if (isHighlighted || (!menu.dropdownOpened && typed === normalizeText(chosenLabel))) return;
    event.preventDefault();
    const match = optionToChoose(textOptions.options, typed);
    const isEmptied = typed === '' && chosenLabel !== '' && isClearable;
    if (!match && !isEmptied) return;
    choose(match ? match.value : '');
    menu.closeDropdown();
  }

  // Browser autofill writes a label without focusing the field, so it fetches the list as well.
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    if (document.activeElement === event.currentTarget) return input.onChange(event);
    shown.current = event.currentTarget.value;
    if (isLoadingOptions) requestOptions();
    else applyTypedText();
  }

  const field = {
    ref: input.ref,
    onChange: handleChange,
    onKeyDown: handleKeyDown,
    // Keys with longer names navigate or choose, so the list must be current.
    onKeyDownCapture: ({ key }: KeyboardEvent) => void (key.length > 1 && flushSync(text.searchText.flush)),
    onClick: () => menu.openDropdown(),
    onFocus: handleFocus,
    onBlur: handleBlur,
  };
  return { menu, searchText: text.searchText, choose, clear: text.clear, clearable: isClearable, field };
}
