import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useSelector } from '@tanstack/react-store';
import { fullName } from '#domain/values/full-name.ts';
import type { PartialControls, Person } from '#mocks/controls/partial-controls.ts';
import type { Account } from '#mocks/store/tables.ts';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { useConsole } from '../../use-console.ts';

/** Options of a list beyond which the search narrows it down. */
const maxOptions = 50;

const reasons: Readonly<Record<Person['reason'], string>> = {
  chosen: 'chosen here',
  'e-mail': 'by the e-mail of the login',
  default: 'the default: the mock has nobody with the e-mail of the login',
};

interface PersonSelectProps {
  label: string;
  /** Label of the option without a choice. */
  automatic: string;
  people: readonly Account[];
  /** Id of the chosen account; '' for none. */
  chosenId: string;
  onChoose: (account: Account | undefined) => void;
}

/** Field that finds an account by its name or e-mail. */
function PersonSelect({ label, automatic, people, chosenId, onChoose }: PersonSelectProps) {
  return (
    <Select
      className={classes.fullWidth}
      label={label}
      data={[
        { value: '', label: automatic },
        ...people.map((account) => ({ value: account.id, label: `${fullName(account)}, ${account.email}` })),
      ]}
      value={chosenId}
      searchable
      allowDeselect={false}
      limit={maxOptions}
      // Rendered within the panel, so that the list takes its colors.
      comboboxProps={{ withinPortal: false, shadow: 'md' }}
      maxDropdownHeight={260}
      nothingFoundMessage="Nobody matches."
      onFocus={(event) => event.currentTarget.select()}
      onChange={(id) => onChoose(people.find((account) => account.id === id))}
    />
  );
}

/** Chooses the person of the real token, and a physician's patients; the page then loads again. */
export function TokenPerson({ partial }: { partial: PartialControls }) {
  const { tables, openPage, readPath } = useConsole();
  const { people, patientId } = useSelector(partial.choices);
  const person = partial.findPerson();
  if (!person)
    return (
      <Section title="Your token stands for">
        <p className={classes.dimmed}>Nobody yet: sign in at the real API first.</p>
      </Section>
    );
  const { account, reason } = person;
  const role = account.role === 'physician' ? 'physician' : 'patient';
  const ofRole = tables.accounts.filter((other) => other.role === role && !other.isApplicant);
  const choose = (changes: Parameters<typeof partial.choose>[0]) => {
    partial.choose(changes);
    openPage(readPath());
  };
  const isStandInNeeded = role === 'physician' && !partial.mockedResources.includes('patients');
  return (
    <Section
      title="Your token stands for"
      hint={`${fullName(account)}, ${account.email} (${reasons[reason]}). Mocked resources show this person’s data.`}
    >
      <PersonSelect
        label={`Stand for another ${role}`}
        automatic="Automatic: by the e-mail of the login"
        people={ofRole}
        chosenId={ofRole.find(({ email }) => email === people[role])?.id ?? ''}
        onChoose={(chosen) => choose({ people: { ...people, [role]: chosen?.email ?? '' } })}
      />
      {isStandInNeeded && (
        <PersonSelect
          label="The API’s patients stand for"
          automatic="Automatic: by the same id"
          people={partial.listPatients()}
          chosenId={partial.listPatients().some(({ id }) => id === patientId) ? patientId : ''}
          onChoose={(chosen) => choose({ patientId: chosen?.id ?? '' })}
        />
      )}
    </Section>
  );
}
