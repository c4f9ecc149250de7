import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChoiceQuestion, Option } from '#domain/questions/question.ts';
import type { InputProps } from '#questionnaire/inputs/input-props.ts';
import { useFreeText } from '#questionnaire/inputs/use-free-text.ts';
import { normalizeText, optionNamed, optionToChoose } from './option-match.ts';
import { createSearchText } from './search-text.ts';
import { useMenu } from './use-menu.ts';

interface Choosing extends Pick<InputProps<ChoiceQuestion>, 'question' | 'answer' | 'onAnswer'> {
  options: readonly Option[];
  isLoadingOptions: boolean;
  /** Fetches the list. */
  want: () => void;
}

/** Holds the state of a searchable menu: typed text and choice. Typing re-renders only the menu. */
export function useSelect({
  question,
  answer,
  onAnswer,
  options,
  isLoadingOptions: isOnTheWay,
  want,
}: Choosing) {
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

  // On blur, a fully typed label counts as chosen, and an emptied text as cleared.
  function settle() {
    const match = optionNamed(options, shown.current);
    const isEmptied = normalizeText(shown.current) === '' && clearable;
    choose(match ? match.value : isEmptied ? '' : answer);
  }

  // A text that is typed before the list has loaded stays, and is applied afterwards.
  const isHere = useRef(false);
  function come() {
    isHere.current = true;
    want();
  }
  function leave() {
    isHere.current = false;
    menu.closeDropdown();
    if (!isOnTheWay) settle();
  }
  const settleLate = useEffectEvent(() => !isHere.current && shown.current !== chosen && settle());
  useEffect(() => {
    if (!isOnTheWay) settleLate();
  }, [isOnTheWay]);

  // Enter chooses the option typed in full or the only one left. It never submits the old answer.
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const typed = normalizeText(shown.current);
    const isHighlighted = menu.dropdownOpened && menu.getSelectedOptionIndex() !== -1;
    if (isHighlighted || (!menu.dropdownOpened && typed === normalizeText(chosen))) return;
    event.preventDefault();
    const match = optionToChoose(options, typed);
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

  return {
    menu,
    sought,
    choose,
    clearable,
    field: {
      ref: input.ref,
      onChange: change,
      onKeyDown: press,
      // Keys with longer names navigate or choose, so the list must be current.
      onKeyDownCapture: ({ key }: KeyboardEvent) => void (key.length > 1 && flushSync(sought.flush)),
      onClick: () => menu.openDropdown(),
      onFocus: come,
      onBlur: leave,
    },
  };
}
