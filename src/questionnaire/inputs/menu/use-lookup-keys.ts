import { type KeyboardEvent, useState } from 'react';
import type { Lookup } from './use-lookup.ts';

/** Returns the handlers of a lookup's field, and whether it has the focus. */
export function useLookupKeys(lookup: Lookup) {
  const { answer, isNewest, unresolved, suggestions, menu, setWantsMenu, setVisited, put, pick } = lookup;
  const { status, items } = suggestions;
  const [focused, setFocused] = useState(false);

  // Enter picks the only suggestion. It does not submit while suggestions are shown or expected.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (menu.dropdownOpened && menu.getSelectedOptionIndex() !== -1) return;
    const isAsked = status === 'idle' || status === 'searching';
    if (!isNewest(answer) || (unresolved && (isAsked || items.length > 0))) event.preventDefault();
    const [left, ...others] = items;
    if (unresolved && status === 'found' && isNewest(answer) && left && others.length === 0) pick(left);
  };

  const finish = () => {
    setFocused(false);
    setWantsMenu(false);
    if (!isNewest(answer)) return;
    if (answer.item && answer.item.name !== answer.text) put({ ...answer, text: answer.item.name });
  };

  return {
    focused,
    handlers: {
      onFocus() {
        setVisited(true);
        setFocused(true);
      },
      onClick: () => setWantsMenu(true),
      onKeyDown: press,
      onBlur: finish,
    },
  };
}
