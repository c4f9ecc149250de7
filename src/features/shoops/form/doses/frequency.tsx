import { useEffect, useRef, useState } from 'react';
import type { Problems } from '#domain/questions/questionnaire.ts';
import type { FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import { medicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { RemovedRow } from '#questionnaire/rows/removed-row.tsx';
import classes from '../medicine-card.module.css';
import { Segments } from './segments.tsx';
import { formatFrequency, useDoseRows } from './use-dose-rows.ts';

interface FrequencyProps {
  /** Path of the medicine: 'shoop.0'. */
  path: string;
  problems: Problems;
}

/** Frequency fields. A change makes new doses; Undo restores the former ones (physician §4). */
export function Frequency({ path, problems }: FrequencyProps) {
  const { choose, undo } = useDoseRows(path);
  const container = useRef<HTMLDivElement>(null);
  const [undoCount, setUndoCount] = useState(0);
  const undoText = useDerivedFromAnswer(path, (row) => {
    const { formerDoses, frequency, frequencyUnit } = row as FormMedicine;
    if (!formerDoses) return null;
    const formerFrequency = formatFrequency(formerDoses);
    // The same if the doses were replaced by Split evenly, not by another frequency.
    const isSame =
      formerFrequency ===
      formatFrequency({ frequency: String(frequency), frequencyUnit: String(frequencyUnit) });
    return isSame ? 'Back to the doses as they were' : `Back to ${formerFrequency} as it was filled in`;
  });
  // The clicked button is removed, so the focus moves to the restored frequency.
  useEffect(() => {
    if (undoCount > 0) container.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [undoCount]);
  return (
    <div ref={container} className={classes.frequency}>
      <div className={classes.pair}>
        <Segments
          question={medicine.frequency}
          path={`${path}.frequency`}
          problem={problems[`${path}.frequency`]}
          onChoose={(value) => choose('frequency', value)}
        />
        <Segments
          question={medicine.frequencyUnit}
          path={`${path}.frequencyUnit`}
          problem={problems[`${path}.frequencyUnit`]}
          onChoose={(value) => choose('frequencyUnit', value)}
        />
      </div>
      {undoText && (
        <RemovedRow
          // Not a slot of the list: nothing else has this key.
          slotKey={-1}
          message={undoText}
          onUndo={() => {
            undo();
            setUndoCount((count) => count + 1);
          }}
        />
      )}
    </div>
  );
}
