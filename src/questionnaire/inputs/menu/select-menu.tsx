import { OptionsDropdown } from '@mantine/core';
import { memo, useMemo } from 'react';
import type { Option } from '#domain/questions/question.ts';
import { optionsLeft } from './option-match.ts';
import { type Sought, useSought } from './sought.ts';

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

/** Where each option that matches stands, as one text: as long as nothing comes or goes, nothing is drawn. */
function matchingPlaces(options: readonly Option[], sought: string): string {
  return optionsLeft(options, sought)
    .map((option) => options.indexOf(option))
    .join(' ');
}

/** The options that match what was typed. */
export function SelectMenu({ sought, options, ...menu }: SelectMenuProps) {
  const places = useSought(sought, (text) => matchingPlaces(options, text));
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
      // The browser scrolls a menu for nothing; the library's own scroll bars cost every keystroke.
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
