import { ActionIcon } from '@mantine/core';
import { useMemo, useRef } from 'react';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { isFinished } from '#domain/shoops/medicine/finished-medicine.ts';
import { medicinesIn } from '#domain/shoops/medicine/form-medicine.ts';
import { medicineList } from '#domain/shoops/medicine/medicine-questions.ts';
import { useAnswerForm } from '#questionnaire/answer-form.ts';
import { AddButton, ClearButton } from '#questionnaire/rows/row-buttons.tsx';
import { RowList } from '#questionnaire/rows/row-list.tsx';
import { countRowsBefore } from '#questionnaire/rows/row-slots.ts';
import { useRows } from '#questionnaire/rows/use-rows.ts';
import { Cross } from '#ui/fields/cross.tsx';
import classes from './medicine-card.module.css';
import { MedicineCard } from './medicine-card.tsx';

const path = medicineList.name;
const noProblems: Problems = {};

/** List of a Shoop's medicines, one card each. A removed medicine can be restored. */
export function MedicineList({ problems }: { problems: Problems }) {
  const list = useRef<HTMLFieldSetElement>(null);
  const rows = useRows(medicineList, path, list);
  // Counts all rows; slots of removed rows do not count.
  const hasOthers = countRowsBefore(rows.slots) > 1;
  const form = useAnswerForm();
  /** Adds a medicine and folds each finished one, so that the new card is near. */
  function add() {
    medicinesIn(form.getAnswers()).forEach((row, index) => {
      if (isFinished(row)) form.setAnswer(`${path}.${index}.isFolded`, true);
    });
    rows.add();
  }
  return (
    <fieldset ref={list} aria-label={medicineList.label} className={classes.list}>
      <RowList rows={rows}>
        {(slotKey, index) => (
          <Medicine
            slotKey={slotKey}
            index={index}
            problems={problems}
            hasOthers={hasOthers}
            onRemove={() => rows.remove(index)}
          />
        )}
      </RowList>
      <AddButton question={medicineList} path={path} onClick={add} />
    </fieldset>
  );
}

interface MedicineProps {
  slotKey: number;
  index: number;
  problems: Problems;
  /** True if the form has other medicines: the only one can be cleared but not removed. */
  hasOthers: boolean;
  onRemove(): void;
}

/** Card of a medicine with its own problems, and the button that removes or clears it. */
function Medicine({ slotKey, index, problems, hasOthers, onRemove }: MedicineProps) {
  const ownProblems = useMemo(() => {
    const prefix = `${path}.${index}.`;
    const entries = Object.entries(problems).filter(([problemPath]) => problemPath.startsWith(prefix));
    // One object for all medicines without problems, which keeps their cards from rerendering.
    return entries.length > 0 ? Object.fromEntries(entries) : noProblems;
  }, [problems, index]);
  const action = hasOthers ? (
    <ActionIcon aria-label={`Remove medicine ${index + 1}`} onClick={onRemove}>
      <Cross />
    </ActionIcon>
  ) : (
    <ClearButton question={medicineList} path={path} onClick={onRemove} />
  );
  return (
    <MedicineCard
      slotKey={slotKey}
      index={index}
      problems={ownProblems}
      hasOthers={hasOthers}
      action={action}
    />
  );
}
