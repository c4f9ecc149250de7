import { ActionIcon, Button, Text } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { memo, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { cannabinoidName } from '#domain/shoops/cannabinoids.ts';
import { finishedInBrief, isFinished, isShownFolded } from '#domain/shoops/finished-medicine.ts';
import type { FormMedicine } from '#domain/shoops/form-medicine.ts';
import { useAnswer, useAnswerForm, useFromAnswer } from '#questionnaire/answer-form.ts';
import { MedicineWarnings } from '../safety/medicine-warnings.tsx';
import { useSettledMedicines } from '../safety/use-settled-medicines.ts';
import { ChangedDraft } from './changed-draft.tsx';
import { GoneDraft } from './gone-draft.tsx';
import classes from './medicine-card.module.css';
import { MedicineFields } from './medicine-fields.tsx';

interface MedicineCardProps {
  /** Of its place in the list: focus finds it by that. */
  slotKey: number;
  index: number;
  problems: Problems;
  /** There are others. */
  several: boolean;
  /** Takes it out. */
  action: ReactNode;
}

/** One medicine of the form: its fields, or one line once it is finished and folded. */
export const MedicineCard = memo(function MedicineCard(props: MedicineCardProps) {
  const { slotKey, index, problems, several, action } = props;
  const path = `shoop.${index}`;
  const form = useAnswerForm();
  const root = useRef<HTMLFieldSetElement>(null);
  // Followed by itself: the rules of each medicine would run with every key that is typed into another one.
  const folds = useAnswer(`${path}.isFolded`) === true;
  const isFolded = folds && isShownFolded(form.readAnswer(path) as FormMedicine);

  /** The clicked button goes, so the focus moves on to what takes its place. */
  function fold(folds: boolean) {
    flushSync(() => form.setAnswer(`${path}.isFolded`, folds));
    const next = folds ? '[data-unfold]' : 'input:not([type=hidden])';
    root.current?.querySelector<HTMLElement>(next)?.focus();
  }
  return (
    <fieldset ref={root} className={classes.card} data-slot={slotKey} data-folded={isFolded || undefined}>
      <legend className={classes.legend}>
        Medicine {index + 1} <Origin path={path} />
      </legend>
      {isFolded ? (
        <FoldedMedicine path={path} number={index + 1} onUnfold={() => fold(false)} />
      ) : (
        <>
          <GoneDraft path={path} />
          <ChangedDraft path={path} problem={problems[`${path}.elsewhere`]} />
          <MedicineFields path={path} problems={problems} />
        </>
      )}
      <MedicineWarnings index={index} />
      <div className={classes.corner}>
        {several && !isFolded && <FoldButton index={index} onFold={() => fold(true)} />}
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

/** '5 mg a day · Evening 5 mg · Ingested', and the way back to the fields. */
function FoldedMedicine({ path, number, onUnfold }: FoldedMedicineProps) {
  const line = finishedInBrief(useAnswerForm().readAnswer(path) as FormMedicine);
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

/** Stands in a card once the medicine is finished and typing has paused. */
function FoldButton({ index, onFold }: { index: number; onFold: () => void }) {
  const row = useSettledMedicines()[index] as FormMedicine | undefined;
  if (!row || !isFinished(row)) return null;
  return (
    <ActionIcon aria-label={`Fold medicine ${index + 1}`} aria-expanded onClick={onFold}>
      <IconChevronUp aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}

/** Cannabinoid of the medicine, and whether it is a draft or was imported. */
function Origin({ path }: { path: string }) {
  const name = useFromAnswer(`${path}.targetCannabinoid`, (answer) => cannabinoidName(String(answer ?? '')));
  const isDraft = useFromAnswer(`${path}.shoopId`, (id) => id !== undefined);
  const isImported = useFromAnswer(`${path}.origin`, (origin) => origin === 'Import');
  const origin = isDraft ? 'Draft' : isImported ? 'Imported' : '';
  return (
    <Text span c="dimmed" size="sm">
      {[name, origin].filter(Boolean).join(' · ')}
    </Text>
  );
}
