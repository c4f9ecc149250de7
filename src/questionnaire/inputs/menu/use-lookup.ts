import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnresolved } from '#domain/questions/lookup.ts';
import type { LookupAnswer, LookupQuestion } from '#domain/questions/question.ts';
import type { InputProps } from '#questionnaire/inputs/input-props.ts';
import { useDeferredAnswer } from '#questionnaire/inputs/typing/use-deferred-answer.ts';
import { useFreeText } from '#questionnaire/inputs/typing/use-free-text.ts';
import type { LookupItem } from '#questionnaire/lookup-provider.ts';
import { useMenu } from './use-menu.ts';
import { itemNamed, type Suggestions, useSuggestions } from './use-suggestions.ts';

/** Holds the state of a lookup: typed text, suggestions, menu and chosen item. */
export function useLookup(props: InputProps<LookupQuestion>) {
  const { question, answer: answerProp, externalChange } = props;
  const { answer, isNewest, setNow, setTyped } = useDeferredAnswer(props);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isMenuWanted, setMenuWanted] = useState(false);
  // A stored name without an item is not searched before the field is focused: opening is no edit.
  const [wasFocused, setWasFocused] = useState(false);
  const [wasTyped, setWasTyped] = useState(false);
  const unresolved = isUnresolved(answer);
  const { suggestions, retry } = useSuggestions(question.source, answer.text, unresolved && wasFocused);
  const menu = useMenu({
    opened: isMenuWanted && unresolved && suggestions.items.length > 0,
    onOpenedChange: setMenuWanted,
  });
  const { input, show } = useFreeText({
    text: answerProp.text,
    externalChange,
    onText(text) {
      menu.resetSelectedOption();
      // Opens no menu if the field has lost the focus by now.
      setTyped({ text, item: null }, () => {
        setWasTyped(true);
        setMenuWanted(document.activeElement === inputRef.current);
      });
    },
  });

  const setAnswerAndText = useCallback(
    (next: LookupAnswer) => {
      setNow(next);
      show(next.text);
    },
    [setNow, show],
  );
  const chooseItem = (item: LookupItem) => {
    setAnswerAndText({ text: item.name, item });
    setMenuWanted(false);
  };

  const state = { answer, isNewest, unresolved, suggestions, inputRef, setAnswerAndText };
  const namedItem = useNamedItem(state);
  return {
    ...state,
    namedItem,
    menu,
    setMenuWanted,
    wasFocused,
    setWasFocused,
    wasTyped,
    retry,
    input,
    chooseItem,
  };
}

export type Lookup = ReturnType<typeof useLookup>;

interface NamedItemOptions {
  answer: LookupAnswer;
  isNewest: (rendered: LookupAnswer) => boolean;
  suggestions: Suggestions;
  inputRef: { readonly current: HTMLInputElement | null };
  setAnswerAndText: (answer: LookupAnswer) => void;
}

/** Picks the item whose name is typed in full, without the menu, and returns it. */
function useNamedItem({ answer, isNewest, suggestions, inputRef, setAnswerAndText }: NamedItemOptions) {
  const { status, items } = suggestions;
  const namedItem = status === 'found' ? itemNamed(items, answer.text) : undefined;
  useEffect(() => {
    if (!namedItem || !isNewest(answer)) return;
    // Keeps the user's spelling while the field has focus.
    const isTyping = document.activeElement === inputRef.current;
    setAnswerAndText({ text: isTyping ? answer.text : namedItem.name, item: namedItem });
  }, [namedItem, answer, isNewest, inputRef, setAnswerAndText]);
  return namedItem;
}
