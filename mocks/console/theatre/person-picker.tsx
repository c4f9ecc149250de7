import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { fullName } from '#domain/values/full-name.ts';
import { findPeople, getPersonStatus } from '#mocks/console/tabs/people/find-people.ts';
import { createWordMatcher } from '#mocks/console/word-match.ts';
import type { Account } from '#mocks/store/tables.ts';
import type { SeatWithPerson } from './use-seats.ts';

interface PersonPickerProps {
  seat: SeatWithPerson;
  accounts: readonly Account[];
  onChoose: (account: Account | null) => void;
}

const nobody = { value: '-', label: 'Nobody: sign out' };
/** Largest number of people listed at once; a clinic may have ten thousand. */
const maxListed = 60;

/** Returns true for a person who can be seated: an admin and an applicant cannot sign in. */
const canBeSeated = (account: Account) => account.role !== 'admin' && !account.isApplicant;

/** Labels a person with role and status; an invited one opens the invitation. */
function labelPerson(account: Account): string {
  const status = getPersonStatus(account);
  return `${fullName(account)}, ${account.role}${status === 'active' ? '' : `, ${status}`}`;
}

/** Field that seats a person, found by name, e-mail, role or status. */
export function PersonPicker({ seat, accounts, onChoose }: PersonPickerProps) {
  const people = accounts.filter(canBeSeated);
  const options = [
    nobody,
    ...people.map((account) => ({ value: account.email, label: labelPerson(account) })),
  ];
  const selected = options.find(({ value }) => value === seat.person.account?.email);
  return (
    <Select
      aria-label={`Person at seat ${seat.number}`}
      placeholder={seat.person.text || 'Choose a person'}
      data={options}
      value={selected?.value ?? null}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      limit={maxListed}
      onFocus={(event) => event.currentTarget.select()}
      // Rendered within the theatre, so that the list takes its colors.
      comboboxProps={{ withinPortal: false, shadow: 'md', width: 'max-content', position: 'bottom-start' }}
      maxDropdownHeight={320}
      nothingFoundMessage="Nobody matches"
      filter={({ search }) => {
        // The field shows the selected person until the user types: that offers everybody.
        if (search === '' || search === selected?.label) return options;
        const found = new Set(findPeople(people, search).map(({ email }) => email));
        const isMatch = createWordMatcher(search);
        return options.filter((option) => found.has(option.value) || isMatch(option.label));
      }}
      onChange={(value) => onChoose(people.find(({ email }) => email === value) ?? null)}
    />
  );
}
