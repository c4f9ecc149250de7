import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type PatientProfile, readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointKey } from '#api/query.ts';
import type { Choice } from './choices.ts';
import { FoundPatient } from './found-patient.tsx';
import { countNamesakes } from './namesakes.ts';
import type { PatientRow } from './patient-row.ts';
import classes from './patient-search.module.css';
import { SearchOutcome, type SearchOutcomeProps } from './search-outcome.tsx';
import type { PatientMenu } from './use-patient-menu.ts';

const RECENT_LABEL = 'The patients you opened last';

interface OptionsProps {
  choices: readonly Choice[];
  /** All patients, to detect equal names. */
  allPatients: readonly PatientRow[];
  listId: string;
  label: string;
  menu: PatientMenu;
}

type FoundPatientsProps = Omit<OptionsProps, 'label'> & Omit<SearchOutcomeProps, 'shownCount'>;

/** List of the found patients or of the last ones, with one active option, and further links. */
export function FoundPatients({ choices, allPatients, listId, menu, ...outcome }: FoundPatientsProps) {
  const label = outcome.matchCount === undefined ? RECENT_LABEL : 'Patients found';
  const shownCount = choices.filter(({ view }) => view === undefined).length;
  return (
    <>
      {label === RECENT_LABEL && shownCount > 0 && (
        <Text c="dimmed" className={classes.recentTitle} aria-hidden>
          {RECENT_LABEL}
        </Text>
      )}
      {shownCount > 0 && (
        <Options choices={choices} allPatients={allPatients} listId={listId} label={label} menu={menu} />
      )}
      <SearchOutcome shownCount={shownCount} {...outcome} />
    </>
  );
}

/** List box of the choices. The field keeps the focus. */
function Options({ choices, allPatients, listId, label, menu }: OptionsProps) {
  const client = useQueryClient();
  // Only from the cache: a read for each line would be too much.
  const cachedBirthDate = (patientId: string) =>
    client.getQueryData<PatientProfile>(endpointKey(readPatient, { query: { patientId } }))?.dob;
  const countSameName = countNamesakes(allPatients);
  return (
    <div id={listId} role="listbox" aria-label={label} className={classes.options}>
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the field
        // biome-ignore lint/a11y/useFocusableInteractive: the same
        <div
          key={choice.id}
          id={menu.optionId(index)}
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
              isNamesake={countSameName(choice.patient) > 1}
              dob={cachedBirthDate(choice.patient.id)}
            />
          )}
        </div>
      ))}
    </div>
  );
}
