import type { PatientRow } from './find-patients.ts';
import { FoundPatient } from './found-patient.tsx';
import classes from './patient-search.module.css';
import { SearchOutcome } from './search-outcome.tsx';
import type { PatientMenu } from './use-patient-menu.ts';

interface FoundPatientsProps {
  patients: readonly PatientRow[];
  /** All patients, to detect equal names. */
  all: readonly PatientRow[];
  listId: string;
  menu: PatientMenu;
}

/** List of the found patients, with one active option, and further links. */
export function FoundPatients({
  found,
  typed,
  ...list
}: FoundPatientsProps & { found: number; typed: string }) {
  return (
    <>
      {found > 0 && <Options {...list} />}
      <SearchOutcome found={found} shown={list.patients.length} typed={typed} />
    </>
  );
}

function Options({ patients, all, listId, menu }: FoundPatientsProps) {
  return (
    <div id={listId} role="listbox" aria-label="Patients found" className={classes.options}>
      {patients.map((patient, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the field
        // biome-ignore lint/a11y/useFocusableInteractive: the same
        <div
          key={patient.id}
          id={menu.optionId(place)}
          role="option"
          aria-selected={patient.id === menu.activeId}
          className={classes.option}
          // Keeps focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => menu.choose(patient.id)}
        >
          <FoundPatient
            patient={patient}
            isNamesake={all.some(({ id, fullName }) => fullName === patient.fullName && id !== patient.id)}
          />
        </div>
      ))}
    </div>
  );
}
