import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnresolved } from '#domain/questions/lookup.ts';
import type { LookupAnswer, LookupQuestion } from '#domain/questions/question.ts';
import type { InputProps } from '#questionnaire/inputs/input-props.ts';
import { useDeferredAnswer } from '#questionnaire/inputs/use-followed-answer.ts';
import { useFreeText } from '#questionnaire/inputs/use-free-text.ts';
import type { LookupItem } from '#questionnaire/lookup-provider.ts';
import { useMenu } from './use-menu.ts';
import { itemNamed, type Suggestions, useSuggestions } from './use-suggestions.ts';

/** Holds the state of a lookup: typed text, suggestions, menu and chosen item. */
export function useLookup(props: InputProps<LookupQuestion>) {
  const { question, answer: shown, externalChange: given } = props;
  const { answer, isNewest, set, follow } = useDeferredAnswer(props);
  const control = useRef<HTMLInputElement>(null);
  const [wantsMenu, setWantsMenu] = useState(false);
  // A stored name without an item is not searched before the field is focused: opening is no edit.
  const [visited, setVisited] = useState(false);
  const [typed, setTyped] = useState(false);
  const unresolved = isUnresolved(answer);
  const { suggestions, retry } = useSuggestions(question.source, answer.text, unresolved && visited);
  const menu = useMenu({
    opened: wantsMenu && unresolved && suggestions.items.length > 0,
    onOpenedChange: setWantsMenu,
  });
  const { input, show } = useFreeText({
    text: shown.text,
    given,
    onText(text) {
      menu.resetSelectedOption();
      // Opens no menu if the field has lost the focus by now.
      follow({ text, item: null }, () => {
        setTyped(true);
        setWantsMenu(document.activeElement === control.current);
      });
    },
  });

  const put = useCallback(
    (next: LookupAnswer) => {
      set(next);
      show(next.text);
    },
    [set, show],
  );
  const pick = (item: LookupItem) => {
    put({ text: item.name, item });
    setWantsMenu(false);
  };

  const state = { answer, isNewest, unresolved, suggestions, control, put };
  const named = useNamedItem(state);
  return { ...state, named, menu, setWantsMenu, visited, setVisited, typed, retry, input, pick };
}

export type Lookup = ReturnType<typeof useLookup>;

interface NamedItemOptions {
  answer: LookupAnswer;
  isNewest: (rendered: LookupAnswer) => boolean;
  suggestions: Suggestions;
  control: { readonly current: HTMLInputElement | null };
  put: (answer: LookupAnswer) => void;
}

/** Picks the item whose name is typed in full, without the menu, and returns it. */
function useNamedItem({ answer, isNewest, suggestions, control, put }: NamedItemOptions) {
  const { status, items } = suggestions;
  const named = status === 'found' ? itemNamed(items, answer.text) : undefined;
  useEffect(() => {
    if (!named || !isNewest(answer)) return;
    // Keeps the user's spelling while the field has focus.
    const isTyping = document.activeElement === control.current;
    put({ text: isTyping ? answer.text : named.name, item: named });
  }, [named, answer, isNewest, control, put]);
  return named;
}
