import { type ComboboxStore, useCombobox } from '@mantine/core';
import { useMemo, useState } from 'react';

type Options = Omit<NonNullable<Parameters<typeof useCombobox>[0]>, 'onDropdownClose'>;

/**
 * The library's store of a menu, for a page of thousands of elements: to take back a choice that was only pointed at,
 * the library looks through all of them, at each keystroke. Here it looks when there is one.
 */
export function useMenu(options: Options): ComboboxStore {
  // In a state, so that the input says that its menu is open as soon as there is one.
  const [listId, setListId] = useState<string | null>(null);
  const store = useCombobox({ ...options, onDropdownClose: () => setTimeout(() => reset(), 0) });
  const { getSelectedOptionIndex, resetSelectedOption, setListId: tellLibrary } = store;
  const reset = useMemo(
    () => () => {
      if (getSelectedOptionIndex() !== -1) resetSelectedOption();
    },
    [getSelectedOptionIndex, resetSelectedOption],
  );
  const noteListId = useMemo(
    () => (id: string) => {
      tellLibrary(id);
      setListId(id);
    },
    [tellLibrary],
  );
  return { ...store, listId, setListId: noteListId, resetSelectedOption: reset };
}
