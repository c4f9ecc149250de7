import { OptionsDropdown } from '@mantine/core';
import { memo, useMemo } from 'react';
import type { Option } from '#domain/questions/question.ts';
import { matchingOptions } from './option-match.ts';
import { type SearchText, useSearchText } from './search-text.ts';

interface SelectMenuProps {
  sought: SearchText;
  options: readonly Option[];
  value: string | null;
  disabled?: boolean;
  nothingFound: string;
  /** One of the two names the list for screen readers. */
  labelId?: string;
  label?: string;
}

/** Returns the matching options' indexes as a string, which is equal while the matches are. */
function matchingPlaces(options: readonly Option[], sought: string): string {
  return matchingOptions(options, sought)
    .map((option) => options.indexOf(option))
    .join(' ');
}

/** Menu with the options that match the search text. */
export function SelectMenu({ sought, options, ...menu }: SelectMenuProps) {
  const places = useSearchText(sought, (text) => matchingPlaces(options, text));
  const shown = useMemo(
    () => places.split(' ').flatMap((place) => (place === '' ? [] : (options[Number(place)] ?? []))),
    [options, places],
  );
  return <Matches {...menu} matches={shown} />;
}

interface MatchesProps extends Omit<SelectMenuProps, 'sought' | 'options'> {
  matches: Option[];
}

const Matches = memo(function Matches(props: MatchesProps) {
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
