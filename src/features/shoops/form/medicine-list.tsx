import { ActionIcon } from '@mantine/core';
import { useMemo, useRef } from 'react';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { medicineList } from '#domain/shoops/medicine-questions.ts';
import { AddButton, ClearButton } from '#questionnaire/row-buttons.tsx';
import { RowPlaces } from '#questionnaire/row-places.tsx';
import { rowsBefore } from '#questionnaire/row-slots.ts';
import { useRows } from '#questionnaire/use-rows.ts';
import { Cross } from '#ui/fields/cross.tsx';
import classes from './medicine-card.module.css';
import { MedicineCard } from './medicine-card.tsx';

const path = medicineList.name;
const none: Problems = {};

/** The medicines of a Shoop, a card each. One that is taken out can be put back. */
export function MedicineList({ problems }: { problems: Problems }) {
  const root = useRef<HTMLFieldSetElement>(null);
  const rows = useRows(medicineList, path, root);
  const several = rowsBefore(rows.slots) > 1;
  return (
    <fieldset ref={root} aria-label={medicineList.label} className={classes.list}>
      <RowPlaces rows={rows}>
        {(slotKey, index) => (
          <Medicine
            slotKey={slotKey}
            index={index}
            problems={problems}
            several={several}
            onRemove={() => rows.remove(index)}
          />
        )}
      </RowPlaces>
      <AddButton question={medicineList} path={path} onClick={rows.add} />
    </fieldset>
  );
}

interface MedicineProps {
  slotKey: number;
  index: number;
  problems: Problems;
  /** There are others: the only one can be emptied and not taken out. */
  several: boolean;
  onRemove(): void;
}

function Medicine({ slotKey, index, problems, several, onRemove }: MedicineProps) {
  const own = useMemo(() => {
    const prefix = `${path}.${index}.`;
    const found = Object.entries(problems).filter(([place]) => place.startsWith(prefix));
    return found.length > 0 ? Object.fromEntries(found) : none;
  }, [problems, index]);
  const action = several ? (
    <ActionIcon aria-label={`Remove medicine ${index + 1}`} onClick={onRemove} className={classes.remove}>
      <Cross />
    </ActionIcon>
  ) : (
    <div className={classes.remove}>
      <ClearButton question={medicineList} path={path} onClick={onRemove} />
    </div>
  );
  return <MedicineCard slotKey={slotKey} index={index} problems={own} action={action} />;
}
