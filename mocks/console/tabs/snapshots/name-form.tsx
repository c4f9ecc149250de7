import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import classes from '../../parts.module.css';
import { useTask } from '../../use-task.ts';

interface NameFormProps {
  label: string;
  /** Name to begin with. */
  name?: string;
  submitLabel: string;
  /** @throws Error in plain words, shown at the field */
  onSubmit: (name: string) => Promise<void>;
  /** With it, the form has opened in place of buttons: it takes the focus and can be left. */
  onCancel?: () => void;
}

/** Field for a snapshot's name. */
export function NameForm({ label, name = '', submitLabel, onSubmit, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const { run, working, error } = useTask();
  const hasOpened = onCancel !== undefined;
  useEffect(() => {
    if (hasOpened) field.current?.select();
  }, [hasOpened]);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const wanted = typed.trim();
      if (wanted === '') throw new Error('Please give the snapshot a name.');
      await onSubmit(wanted);
      setTyped('');
    });
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        className={classes.wide}
        label={label}
        maxLength={60}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={`${classes.actions} ${classes.wide}`}>
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
