import { OptionsDropdown } from '@mantine/core';
import { memo, useDeferredValue, useSyncExternalStore } from 'react';
import type { Option } from '#domain/questions/question.ts';
import type { Sought } from './sought.ts';

interface SelectMenuProps {
  sought: Sought;
  options: readonly Option[];
  value: string | null;
  disabled?: boolean;
  nothingFound: string;
  /** Either names the list to a screen reader. */
  labelId?: string;
  label?: string;
}

/** The options that match. What was typed is drawn first, and the menu right after. */
export function SelectMenu({ sought, ...menu }: SelectMenuProps) {
  const search = useDeferredValue(useSyncExternalStore(sought.subscribe, sought.get));
  return <Matches {...menu} search={search} />;
}

interface MatchesProps extends Omit<SelectMenuProps, 'sought'> {
  search: string;
}

const Matches = memo(function Matches(props: MatchesProps) {
  const { options, value, search, disabled, nothingFound, labelId, label } = props;
  return (
    <OptionsDropdown
      data={[...options]}
      value={value}
      search={search}
      hidden={disabled}
      nothingFoundMessage={nothingFound}
      labelId={labelId}
      aria-label={label}
      checkIconPosition="left"
      withCheckIcon
      withAlignedLabels
      // The browser scrolls a menu for nothing; the library's own scroll bars cost every keystroke.
      withScrollArea={false}
      filter={undefined}
      limit={undefined}
      maxDropdownHeight={undefined}
      scrollAreaProps={undefined}
      unstyled={undefined}
    />
  );
});
