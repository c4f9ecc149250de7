import { useMemo } from 'react';
import { incompleteLines, medicineNames } from '#domain/shoops/safety/incomplete-lines.ts';
import { warningsOf } from '#domain/shoops/safety/warnings.ts';
import { useShowField } from '../form/use-show-field.ts';
import { INCOMPLETE_TITLE, IncompleteList } from './incomplete-list.tsx';
import { usePatientSafety } from './safety-provider.tsx';
import { useDebouncedMedicines } from './use-debounced-medicines.ts';
import classes from './warnings.module.css';

/**
 * Box with all incomplete warnings of the form; each links to its field. It is no live region:
 * `MedicineWarnings` announces the warnings.
 */
export function IncompleteWarnings() {
  const medicines = useDebouncedMedicines();
  const safety = usePatientSafety();
  const showField = useShowField();
  const lines = useMemo(() => incompleteLines(warningsOf(medicines, safety)), [medicines, safety]);
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={INCOMPLETE_TITLE} className={classes.quiet}>
      <p className={classes.quietTitle}>{INCOMPLETE_TITLE}</p>
      <IncompleteList lines={lines} names={medicineNames(medicines)} onFollow={showField} />
    </div>
  );
}
