import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { maxNameLength, parseSnapshotName } from '#mocks/controls/named-snapshots.ts';
import classes from '../../parts.module.css';
import { useTask } from '../../use-task.ts';

interface NameFormProps {
  label: string;
  /** Initial name. */
  name?: string;
  submitLabel: string;
  /** Saves the name. @throws Error with a message that is shown at the field */
  onSubmit: (name: string) => Promise<void>;
  /** Cancels the form. If set, the form replaces buttons and takes the focus. */
  onCancel?: () => void;
}

/** Form for a snapshot's name. */
export function NameForm({ label, name = '', submitLabel, onSubmit, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const { run, working, error } = useTask();
  const replacesButtons = onCancel !== undefined;
  useEffect(() => {
    if (replacesButtons) field.current?.select();
  }, [replacesButtons]);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await onSubmit(parseSnapshotName(typed));
      setTyped('');
    });
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        className={classes.fullWidth}
        label={label}
        maxLength={maxNameLength}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={`${classes.actions} ${classes.fullWidth}`}>
        <Button type="submit" loading={working}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
