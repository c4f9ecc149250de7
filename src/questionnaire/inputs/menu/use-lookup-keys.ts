import { type KeyboardEvent, useState } from 'react';
import type { Lookup } from './use-lookup.ts';

/** Returns the handlers of a lookup's field, and whether it has the focus. */
export function useLookupKeys(lookup: Lookup) {
  const {
    answer,
    isNewest,
    unresolved,
    suggestions,
    menu,
    setMenuWanted,
    setWasFocused,
    setAnswerAndText,
    chooseItem,
  } = lookup;
  const { status, items } = suggestions;
  const [focused, setFocused] = useState(false);

  // Enter picks the only suggestion. It does not submit while suggestions are shown or expected.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (menu.dropdownOpened && menu.getSelectedOptionIndex() !== -1) return;
    const mayGetItems = status === 'idle' || status === 'searching';
    if (!isNewest(answer) || (unresolved && (mayGetItems || items.length > 0))) event.preventDefault();
    const [onlyItem, ...others] = items;
    if (unresolved && status === 'found' && isNewest(answer) && onlyItem && others.length === 0)
      chooseItem(onlyItem);
  };

  /** Closes the menu, and writes the chosen item's name over the user's spelling of it. */
  const handleBlur = () => {
    setFocused(false);
    setMenuWanted(false);
    if (!isNewest(answer)) return;
    if (answer.item && answer.item.name !== answer.text)
      setAnswerAndText({ ...answer, text: answer.item.name });
  };

  return {
    focused,
    handlers: {
      onFocus() {
        setWasFocused(true);
        setFocused(true);
      },
      onClick: () => setMenuWanted(true),
      onKeyDown: handleKeyDown,
      onBlur: handleBlur,
    },
  };
}
