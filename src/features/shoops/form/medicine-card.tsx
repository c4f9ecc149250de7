import { ActionIcon, Button, Text } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { memo, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import { describeFinished, isFinished, isShownFolded } from '#domain/shoops/medicine/finished-medicine.ts';
import type { FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import { useAnswer, useAnswerForm, useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { MedicineWarnings } from '../safety/medicine-warnings.tsx';
import { useDebouncedMedicines } from '../safety/use-debounced-medicines.ts';
import { DraftConflict } from './draft-conflict.tsx';
import { GoneDraftNotice } from './gone-draft-notice.tsx';
import classes from './medicine-card.module.css';
import { MedicineFields } from './medicine-fields.tsx';

interface MedicineCardProps {
  /** Key of the row's slot in the list, by which the focus finds the card. */
  slotKey: number;
  index: number;
  problems: Problems;
  /** True if the form has other medicines. */
  hasOthers: boolean;
  /** Button that removes or clears the medicine. */
  action: ReactNode;
}

/** Card of one medicine: its fields, or one line when it is finished and folded. */
export const MedicineCard = memo(function MedicineCard(props: MedicineCardProps) {
  const { slotKey, index, problems, hasOthers, action } = props;
  const path = `shoop.${index}`;
  const form = useAnswerForm();
  const card = useRef<HTMLFieldSetElement>(null);
  // Subscribes to one answer only: otherwise each keystroke would run the rules of every medicine.
  const isMarkedFolded = useAnswer(`${path}.isFolded`) === true;
  const isFolded = isMarkedFolded && isShownFolded(form.readAnswer(path) as FormMedicine);

  /** Folds or unfolds the card and focuses the replacement of the clicked button. */
  function setFolded(isFolding: boolean) {
    // At once, since the element to focus is rendered by it.
    flushSync(() => form.setAnswer(`${path}.isFolded`, isFolding));
    const next = isFolding ? '[data-unfold]' : 'input:not([type=hidden])';
    card.current?.querySelector<HTMLElement>(next)?.focus();
  }
  return (
    <fieldset ref={card} className={classes.card} data-slot={slotKey} data-folded={isFolded || undefined}>
      <legend className={classes.legend}>
        Medicine {index + 1} <OriginLabel path={path} />
      </legend>
      {isFolded ? (
        <FoldedMedicine path={path} number={index + 1} onUnfold={() => setFolded(false)} />
      ) : (
        <>
          <GoneDraftNotice path={path} />
          <DraftConflict path={path} problem={problems[`${path}.elsewhere`]} />
          <MedicineFields path={path} problems={problems} />
        </>
      )}
      <MedicineWarnings index={index} />
      <div className={classes.buttons}>
        {hasOthers && !isFolded && <FoldButton index={index} onFold={() => setFolded(true)} />}
        {action}
      </div>
    </fieldset>
  );
});

interface FoldedMedicineProps {
  path: string;
  number: number;
  onUnfold: () => void;
}

/** Line such as '5 mg a day · Evening 5 mg · Ingested', with a button that unfolds the fields. */
function FoldedMedicine({ path, number, onUnfold }: FoldedMedicineProps) {
  const line = describeFinished(useAnswerForm().readAnswer(path) as FormMedicine);
  return (
    <div className={classes.line}>
      <span>{line}</span>
      <Button
        variant="default"
        size="sm"
        data-unfold
        aria-expanded={false}
        aria-label={`Edit medicine ${number}`}
        onClick={onUnfold}
      >
        Edit
      </Button>
    </div>
  );
}

/** Button that is shown when the medicine is finished and typing has paused. */
function FoldButton({ index, onFold }: { index: number; onFold: () => void }) {
  const row = useDebouncedMedicines()[index] as FormMedicine | undefined;
  if (!row || !isFinished(row)) return null;
  return (
    <ActionIcon aria-label={`Fold medicine ${index + 1}`} aria-expanded onClick={onFold}>
      <IconChevronUp aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}

/** Label with the medicine's cannabinoid and its origin (draft or import). */
function OriginLabel({ path }: { path: string }) {
  const name = useDerivedFromAnswer(`${path}.targetCannabinoid`, (answer) =>
    cannabinoidName(String(answer ?? '')),
  );
  const isDraft = useDerivedFromAnswer(`${path}.shoopId`, (id) => id !== undefined);
  const isImported = useDerivedFromAnswer(`${path}.origin`, (origin) => origin === 'Import');
  const origin = isDraft ? 'Draft' : isImported ? 'Imported' : '';
  return (
    <Text span c="dimmed" size="sm">
      {[name, origin].filter(Boolean).join(' · ')}
    </Text>
  );
}
