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
  const root = useRef<HTMLDivElement>(null);
  const [undone, setUndone] = useState(0);
  const former = useDerivedFromAnswer(path, (row) => {
    const { formerDoses, frequency, frequencyUnit } = row as FormMedicine;
    if (!formerDoses) return null;
    const then = formatFrequency(formerDoses);
    const isSame =
      then === formatFrequency({ frequency: String(frequency), frequencyUnit: String(frequencyUnit) });
    return isSame ? 'Back to the doses as they were' : `Back to ${then} as it was filled in`;
  });
  // The clicked button is removed, so the focus moves to the restored frequency.
  useEffect(() => {
    if (undone > 0) root.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [undone]);
  return (
    <div ref={root} className={classes.frequency}>
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
      {former && (
        <RemovedRow
          slotKey={-1}
          words={former}
          onUndo={() => {
            undo();
            setUndone((count) => count + 1);
          }}
        />
      )}
    </div>
  );
}
