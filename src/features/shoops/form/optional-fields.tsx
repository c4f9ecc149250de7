import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Flags } from '#domain/questions/question.ts';
import { medicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { joinNames } from '#domain/values/names.ts';
import { AnswerField } from '#questionnaire/answer-field.tsx';
import { fieldId, SavesContext, useAnswerForm, useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { Pills } from './doses/pills.tsx';
import classes from './medicine-card.module.css';

/** Returns the state of an optional field and a function that opens and focuses it. */
function useOptionalField(path: string) {
  const { idPrefix } = useAnswerForm();
  const [isOpen, setOpen] = useState(false);
  // The form is blank again after a save, so the field closes. State is set during render.
  const saveCount = useContext(SavesContext);
  const [lastSaveCount, setLastSaveCount] = useState(saveCount);
  if (lastSaveCount !== saveCount) {
    setLastSaveCount(saveCount);
    setOpen(false);
  }
  const container = useRef<HTMLDivElement>(null);
  const id = fieldId(idPrefix, path);
  /** Opens the field at once, and focuses it. */
  function open() {
    flushSync(() => setOpen(true));
    container.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }
  return { id, isOpen, open, container, setOpen };
}

/** Terpenes of a medicine: the chosen ones, or all ten as checkboxes when opened. */
export function Terpenes({ path }: { path: string }) {
  const { id, isOpen, open, container } = useOptionalField(path);
  const chosenNames = useDerivedFromAnswer(path, (answer) => {
    const flags = (answer ?? {}) as Flags;
    return joinNames(Object.keys(flags).filter((name) => flags[name]));
  });
  return (
    <div
      ref={container}
      className={classes.optionalField}
      data-open={isOpen || chosenNames !== '' || undefined}
    >
      {isOpen ? (
        <Pills question={medicine.terpenes} path={path} />
      ) : (
        <div id={id} className={classes.line}>
          {chosenNames !== '' && (
            <span>
              <b>Terpenes:</b> {chosenNames}
            </span>
          )}
          <OpenButton isFilledIn={chosenNames !== ''} onClick={open}>
            {chosenNames === '' ? 'Add terpenes' : 'Change terpenes'}
          </OpenButton>
        </div>
      )}
    </div>
  );
}

/** Note of a medicine; a button until the note is opened or filled in. */
export function Note({ path, problem }: { path: string; problem: string | undefined }) {
  const { isOpen, open, container, setOpen } = useOptionalField(path);
  const isFilledIn = useDerivedFromAnswer(path, (answer) => String(answer ?? '') !== '');
  // State set during render: the field stays open when it is emptied while editing.
  if (isFilledIn && !isOpen) setOpen(true);
  return (
    <div ref={container} className={classes.optionalField} data-open={isOpen || undefined}>
      {isOpen ? (
        <AnswerField question={medicine.note} path={path} problem={problem} />
      ) : (
        <OpenButton onClick={open}>Add a note</OpenButton>
      )}
    </div>
  );
}

interface OpenButtonProps {
  isFilledIn?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Button that opens an optional field. */
function OpenButton({ isFilledIn = false, onClick, children }: OpenButtonProps) {
  const Icon = isFilledIn ? IconPencil : IconPlus;
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<Icon aria-hidden size={18} stroke={1.75} />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
