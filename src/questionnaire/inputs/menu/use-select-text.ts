import { useState } from 'react';
import type { ChoiceQuestion, Option } from '#domain/questions/question.ts';
import type { InputProps } from '#questionnaire/inputs/input-props.ts';
import { useFreeText } from '#questionnaire/inputs/typing/use-free-text.ts';
import { normalizeText, optionNamed } from './option-match.ts';
import { createSearchText } from './search-text.ts';
import { useMenu } from './use-menu.ts';

export interface SelectTextOptions
  extends Pick<InputProps<ChoiceQuestion>, 'question' | 'answer' | 'onAnswer'> {
  options: readonly Option[];
}

/** Holds the typed text of a searchable menu and the menu that it filters. */
export function useSelectText({ question, answer, onAnswer, options }: SelectTextOptions) {
  const chosenLabel = options.find((option) => option.value === answer)?.label ?? '';
  const isClearable = question.blank === '';

  const [searchText] = useState(createSearchText);
  const menu = useMenu({
    // Scrolls to the chosen option, where the arrow keys start, unless the user is typing another.
    onDropdownOpen: () =>
      answer !== '' &&
      shownText.current === chosenLabel &&
      menu.updateSelectedOptionIndex('active', { scrollIntoView: true }),
  });
  const { input, shownText, show } = useFreeText({
    text: chosenLabel,
    onText(text) {
      menu.resetSelectedOption();
      // A menu that opened with the letter would hold it up, and render options that do not match.
      searchText.set(text === chosenLabel ? '' : text, openWhileFocused);
    },
  });

  /** Opens the menu, unless the user has left the field by now. */
  function openWhileFocused() {
    if (document.activeElement === menu.targetRef.current) menu.openDropdown();
  }

  /** Chooses an option. For the current answer, only its label is written back. */
  function choose(value: string) {
    searchText.set('');
    if (value === answer) show(chosenLabel);
    else onAnswer(value);
  }

  /** Chooses the option whose label was typed, clears an emptied text, or restores the label. */
  function applyTypedText() {
    const match = optionNamed(options, shownText.current);
    const isEmptied = normalizeText(shownText.current) === '' && isClearable;
    choose(match ? match.value : isEmptied ? '' : answer);
  }

  function clear() {
    choose('');
    // Clearing removes the cross, so the focus moves to the input.
    menu.focusTarget();
  }

  return {
    clear,
    chosenLabel,
    isClearable,
    searchText,
    menu,
    input,
    shown: shownText,
    choose,
    applyTypedText,
  };
}
