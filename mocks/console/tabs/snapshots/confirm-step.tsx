import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from '../../parts.module.css';

interface ConfirmStepProps {
  question: ReactNode;
  /** Accessible name of the question. */
  label: string;
  confirmLabel: string;
  /** Label of the safe answer. */
  cancelLabel?: string;
  working: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Question in place of a row's buttons. The focus starts on the safe answer. */
export function ConfirmStep({
  question,
  label,
  confirmLabel,
  cancelLabel = 'Keep it',
  working,
  onConfirm,
  onCancel,
}: ConfirmStepProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <fieldset className={classes.confirmation} aria-label={label}>
      <p>{question}</p>
      <div className={classes.actions}>
        <Button ref={keepButton} variant="default" disabled={working} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button color="red" loading={working} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </fieldset>
  );
}
