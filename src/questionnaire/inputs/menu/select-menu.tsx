import { OptionsDropdown } from '@mantine/core';
import { memo, useMemo } from 'react';
import type { Option } from '#domain/questions/question.ts';
import { matchingOptions } from './option-match.ts';
import { type SearchText, useSearchText } from './search-text.ts';

interface SelectMenuProps {
  searchText: SearchText;
  options: readonly Option[];
  value: string | null;
  disabled?: boolean;
  nothingFound: string;
  /** One of the two names the list for screen readers. */
  labelId?: string;
  label?: string;
}

/** Returns the matching options' indexes as a string, which is equal while the matches are. */
function matchingIndexes(options: readonly Option[], sought: string): string {
  return matchingOptions(options, sought)
    .map((option) => options.indexOf(option))
    .join(' ');
}

/** Menu with the options that match the search text. */
export function SelectMenu({ searchText, options, ...menu }: SelectMenuProps) {
  const indexes = useSearchText(searchText, (text) => matchingIndexes(options, text));
  const matches = useMemo(
    () => indexes.split(' ').flatMap((index) => (index === '' ? [] : (options[Number(index)] ?? []))),
    [options, indexes],
  );
  return <MatchList {...menu} matches={matches} />;
}

interface MatchListProps extends Omit<SelectMenuProps, 'searchText' | 'options'> {
  matches: Option[];
}

/** List of the matching options. Memoized: it re-renders only if the matches change. */
const MatchList = memo(function Matches(props: MatchListProps) {
  const { matches, value, disabled, nothingFound, labelId, label } = props;
  return (
    <OptionsDropdown
      data={matches}
      value={value}
      hidden={disabled}
      nothingFoundMessage={nothingFound}
      labelId={labelId}
      aria-label={label}
      checkIconPosition="left"
      withCheckIcon
      withAlignedLabels
      // Native scrolling costs nothing; the library's scroll bars slow down every keystroke.
      withScrollArea={false}
      search={undefined}
      filter={undefined}
      limit={undefined}
      maxDropdownHeight={undefined}
      scrollAreaProps={undefined}
      unstyled={undefined}
    />
  );
});
