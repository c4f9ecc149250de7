import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PatientProfile, readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointKey } from '#api/query.ts';
import type { Choice } from './choices.ts';
import type { PatientRow } from './find-patients.ts';
import { FoundPatient } from './found-patient.tsx';
import classes from './patient-search.module.css';
import { SearchOutcome, type SearchOutcomeProps } from './search-outcome.tsx';
import type { PatientMenu } from './use-patient-menu.ts';

const LAST = 'The patients you opened last';

interface OptionsProps {
  choices: readonly Choice[];
  /** All patients, to detect equal names. */
  all: readonly PatientRow[];
  listId: string;
  label: string;
  menu: PatientMenu;
}

type FoundPatientsProps = Omit<OptionsProps, 'label'> & Omit<SearchOutcomeProps, 'shown'>;

/** List of the found patients or of the last ones, with one active option, and further links. */
export function FoundPatients({ choices, all, listId, menu, ...outcome }: FoundPatientsProps) {
  const label = outcome.found === undefined ? LAST : 'Patients found';
  const shown = choices.filter(({ view }) => view === undefined).length;
  return (
    <>
      {label === LAST && shown > 0 && (
        <Text c="dimmed" className={classes.last} aria-hidden>
          {LAST}
        </Text>
      )}
      {shown > 0 && <Options choices={choices} all={all} listId={listId} label={label} menu={menu} />}
      <SearchOutcome shown={shown} {...outcome} />
    </>
  );
}

function Options({ choices, all, listId, label, menu }: OptionsProps) {
  const client = useQueryClient();
  const birthDate = (patientId: string) =>
    client.getQueryData<PatientProfile>(endpointKey(readPatient, { query: { patientId } }))?.dob;
  const ofName = useMemo(() => Map.groupBy(all, ({ fullName }) => fullName), [all]);
  const isNamesake = ({ fullName }: PatientRow) => (ofName.get(fullName)?.length ?? 0) > 1;
  return (
    <div id={listId} role="listbox" aria-label={label} className={classes.options}>
      {choices.map((choice, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the field
        // biome-ignore lint/a11y/useFocusableInteractive: the same
        <div
          key={choice.id}
          id={menu.optionId(place)}
          role="option"
          aria-selected={choice.id === menu.activeId}
          className={classes.option}
          // Keeps focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => menu.choose(choice)}
        >
          {choice.view ? (
            <span className={classes.action}>
              Send a Shoop to <bdi>{choice.patient.fullName}</bdi>
            </span>
          ) : (
            <FoundPatient
              patient={choice.patient}
              isNamesake={isNamesake(choice.patient)}
              dob={birthDate(choice.patient.id)}
            />
          )}
        </div>
      ))}
    </div>
  );
}
