import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChoiceQuestion, Option } from '#domain/questions/question.ts';
import type { InputProps } from '#questionnaire/inputs/input-props.ts';
import { useFreeText } from '#questionnaire/inputs/use-free-text.ts';
import { optionMeant, optionNamed, plain } from './option-match.ts';
import { createSought } from './sought.ts';
import { useMenu } from './use-menu.ts';

interface Choosing extends Pick<InputProps<ChoiceQuestion>, 'question' | 'answer' | 'onAnswer'> {
  options: readonly Option[];
  isOnTheWay: boolean;
  /** Fetches the list. */
  want: () => void;
}

/** A menu that is searched by typing: what is typed, and what is chosen by it. Typing renders nothing but the menu. */
export function useSelect({ question, answer, onAnswer, options, isOnTheWay, want }: Choosing) {
  const chosen = options.find((option) => option.value === answer)?.label ?? '';
  const clearable = question.blank === '';

  const [sought] = useState(createSought);
  const menu = useMenu({
    // The chosen option comes into sight, and the arrow keys start there; not where another is being typed.
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

  // The whole label typed and left counts as chosen, and a text taken away as cleared.
  function settle() {
    const match = optionNamed(options, shown.current);
    const isEmptied = plain(shown.current) === '' && clearable;
    choose(match ? match.value : isEmptied ? '' : answer);
  }

  // What was typed before the list is there stays until it is, and counts then.
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

  // Enter chooses what is typed to the letter, or the one option that is left. It never saves the old answer.
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const typed = plain(shown.current);
    const isHighlighted = menu.dropdownOpened && menu.getSelectedOptionIndex() !== -1;
    if (isHighlighted || (!menu.dropdownOpened && typed === plain(chosen))) return;
    event.preventDefault();
    const match = optionMeant(options, typed);
    const isEmptied = typed === '' && chosen !== '' && clearable;
    if (!match && !isEmptied) return;
    choose(match ? match.value : '');
    menu.closeDropdown();
  }

  // A browser that fills in the form writes a label, and never comes to the field: the list comes for that as well.
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
      // A letter has a key of one character; the others move in the list, or choose.
      onKeyDownCapture: ({ key }: KeyboardEvent) => void (key.length > 1 && flushSync(sought.settle)),
      onClick: () => menu.openDropdown(),
      onFocus: come,
      onBlur: leave,
    },
  };
}
