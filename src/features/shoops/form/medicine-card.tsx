import { ActionIcon, Button, Text } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { memo, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { cannabinoidName } from '#domain/shoops/cannabinoids.ts';
import { finishedInBrief, isFinished, isShownFolded } from '#domain/shoops/finished-medicine.ts';
import type { FormMedicine } from '#domain/shoops/form-medicine.ts';
import { useAnswerForm, useFromAnswer } from '#questionnaire/answer-form.ts';
import { MedicineWarnings } from '../safety/medicine-warnings.tsx';
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
  const isFolded = useFromAnswer(path, (row) => isShownFolded(row as FormMedicine));

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
        {several && !isFolded && <FoldButton path={path} number={index + 1} onFold={() => fold(true)} />}
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
  const line = useFromAnswer(path, (row) => finishedInBrief(row as FormMedicine));
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

/** Stands in a card as soon as the medicine is finished. */
function FoldButton({ path, number, onFold }: { path: string; number: number; onFold: () => void }) {
  const canFold = useFromAnswer(path, (row) => isFinished(row as FormMedicine));
  if (!canFold) return null;
  return (
    <ActionIcon aria-label={`Fold medicine ${number}`} aria-expanded onClick={onFold}>
      <IconChevronUp aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}

/** Its cannabinoid beside its number, and whether it is a draft or was imported. */
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
