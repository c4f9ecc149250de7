import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { FaultEffect } from '../faults.ts';
import classes from './parts.module.css';

const kinds = [
  { value: 'status', label: 'An error status' },
  { value: 'delay', label: 'A delay' },
  { value: 'offline', label: 'Offline' },
  { value: 'timeout', label: 'Never answers' },
  { value: 'malformed', label: 'Malformed reply' },
  { value: 'wrong-shape', label: 'Wrong shape' },
] as const;

const statuses = ['400', '401', '403', '404', '409', '413', '429', '500', '502', '503'];
const DELAY_ERROR = 'Please enter a whole number of milliseconds, such as 2000.';

interface FaultFormProps {
  onAdd: (effect: FaultEffect) => void;
}

/** Any effect at all, with words and numbers of one's own. */
export function FaultForm({ onAdd }: FaultFormProps) {
  const [kind, setKind] = useState<FaultEffect['kind']>('status');
  const [status, setStatus] = useState('500');
  const [message, setMessage] = useState('');
  const [ms, setMs] = useState('2000');
  const [error, setError] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const isWrong = kind === 'delay' && !/^\d{1,6}$/.test(ms.trim());
    setError(isWrong ? DELAY_ERROR : '');
    if (isWrong) return;
    if (kind === 'status') onAdd({ kind, status: Number(status), ...(message && { message }) });
    else if (kind === 'delay') onAdd({ kind, ms: Number(ms) });
    else onAdd({ kind });
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NativeSelect
        label="Effect"
        data={kinds}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as FaultEffect['kind'])}
      />
      {kind === 'status' && (
        <>
          <NativeSelect
            label="Status"
            data={statuses}
            value={status}
            onChange={(event) => setStatus(event.currentTarget.value)}
          />
          <TextInput
            className={classes.wide}
            label="Server’s message"
            placeholder="Left empty: one that names the status"
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </>
      )}
      {kind === 'delay' && (
        <TextInput
          label="Milliseconds"
          inputMode="numeric"
          value={ms}
          error={error}
          onChange={(event) => setMs(event.currentTarget.value)}
        />
      )}
      <Button type="submit" className={classes.submit}>
        Add fault
      </Button>
    </form>
  );
}
