import { type ComboboxStore, useCombobox } from '@mantine/core';
import { useMemo, useState } from 'react';

type Options = Omit<NonNullable<Parameters<typeof useCombobox>[0]>, 'onDropdownClose'>;

/**
 * Returns the library's store of a menu for large pages. To reset the highlighted option, the
 * library searches the whole page on every keystroke; this store does so only if an option is
 * highlighted.
 */
export function useMenu(options: Options): ComboboxStore {
  // State, so that the input's ARIA attributes update once the menu is mounted.
  const [listId, setListId] = useState<string | null>(null);
  const store = useCombobox({ ...options, onDropdownClose: () => setTimeout(() => resetHighlight(), 0) });
  const { getSelectedOptionIndex, resetSelectedOption, setListId: setLibraryListId } = store;
  const resetHighlight = useMemo(
    () => () => {
      if (getSelectedOptionIndex() !== -1) resetSelectedOption();
    },
    [getSelectedOptionIndex, resetSelectedOption],
  );
  const setBothListIds = useMemo(
    () => (id: string) => {
      setLibraryListId(id);
      setListId(id);
    },
    [setLibraryListId],
  );
  return { ...store, listId, setListId: setBothListIds, resetSelectedOption: resetHighlight };
}
