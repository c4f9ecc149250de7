import { useState } from 'react';
import type { ChoiceQuestion, Option } from '#domain/questions/question.ts';
import type { InputProps } from '#questionnaire/inputs/input-props.ts';
import { useFreeText } from '#questionnaire/inputs/use-free-text.ts';
import { normalizeText, optionNamed } from './option-match.ts';
import { createSearchText } from './search-text.ts';
import { useMenu } from './use-menu.ts';

export interface SelectTextOptions
  extends Pick<InputProps<ChoiceQuestion>, 'question' | 'answer' | 'onAnswer'> {
  options: readonly Option[];
}

/** Holds the typed text of a searchable menu and the menu that it filters. */
export function useSelectText({ question, answer, onAnswer, options }: SelectTextOptions) {
  const chosen = options.find((option) => option.value === answer)?.label ?? '';
  const clearable = question.blank === '';

  const [sought] = useState(createSearchText);
  const menu = useMenu({
    // Scrolls to the chosen option, where the arrow keys start, unless the user is typing another.
    onDropdownOpen: () =>
      answer !== '' &&
      shown.current === chosen &&
      menu.updateSelectedOptionIndex('active', { scrollIntoView: true }),
  });
  const { input, shown, show } = useFreeText({
    text: chosen,
    onText(text) {
      sought.set(text === chosen ? '' : text);
      menu.resetSelectedOption();
      menu.openDropdown();
    },
  });

  function choose(value: string) {
    sought.set('');
    if (value === answer) show(chosen);
    else onAnswer(value);
  }

  /** Chooses a fully typed label, and clears an emptied text. */
  function settle() {
    const match = optionNamed(options, shown.current);
    const isEmptied = normalizeText(shown.current) === '' && clearable;
    choose(match ? match.value : isEmptied ? '' : answer);
  }

  function clear() {
    choose('');
    // Clearing removes the cross, so the focus moves to the input.
    menu.focusTarget();
  }

  return { clear, chosen, clearable, sought, menu, input, shown, choose, settle };
}
