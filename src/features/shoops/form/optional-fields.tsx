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
  const saves = useContext(SavesContext);
  const [seen, setSeen] = useState(saves);
  if (seen !== saves) {
    setSeen(saves);
    setOpen(false);
  }
  const place = useRef<HTMLDivElement>(null);
  const id = fieldId(idPrefix, path);
  function open() {
    flushSync(() => setOpen(true));
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }
  return { id, isOpen, open, place, setOpen };
}

/** Terpenes of a medicine: the chosen ones, or all ten as checkboxes when opened. */
export function Terpenes({ path }: { path: string }) {
  const { id, isOpen, open, place } = useOptionalField(path);
  const chosen = useDerivedFromAnswer(path, (answer) => {
    const flags = (answer ?? {}) as Flags;
    return joinNames(Object.keys(flags).filter((name) => flags[name]));
  });
  return (
    <div ref={place} className={classes.opens} data-open={isOpen || chosen !== '' || undefined}>
      {isOpen ? (
        <Pills question={medicine.terpenes} path={path} />
      ) : (
        <div id={id} className={classes.line}>
          {chosen !== '' && (
            <span>
              <b>Terpenes:</b> {chosen}
            </span>
          )}
          <OpenButton isFilledIn={chosen !== ''} onClick={open}>
            {chosen === '' ? 'Add terpenes' : 'Change terpenes'}
          </OpenButton>
        </div>
      )}
    </div>
  );
}

/** Note of a medicine; a button until the note is opened or filled in. */
export function Note({ path, problem }: { path: string; problem: string | undefined }) {
  const { isOpen, open, place, setOpen } = useOptionalField(path);
  const isFilledIn = useDerivedFromAnswer(path, (answer) => String(answer ?? '') !== '');
  // Set during render: the field stays open when it is emptied while editing.
  if (isFilledIn && !isOpen) setOpen(true);
  return (
    <div ref={place} className={classes.opens} data-open={isOpen || undefined}>
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
