import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { faultEffectSchema } from '#mocks/store/fault-schema.ts';
import type { FaultEffect } from '#mocks/store/faults.ts';
import { parseOrThrow } from '#mocks/store/parse-or-throw.ts';
import classes from '../parts.module.css';

const effectChoices = [
  { value: 'status', label: 'An error status' },
  { value: 'delay', label: 'A delay' },
  { value: 'offline', label: 'Offline' },
  { value: 'timeout', label: 'Never answers' },
  { value: 'lost-answer', label: 'Done, answer lost' },
  { value: 'other-doses', label: 'Keeps ten times the dose' },
  { value: 'malformed', label: 'Malformed reply' },
  { value: 'wrong-shape', label: 'Wrong shape' },
] as const;

const statusChoices = ['400', '401', '403', '404', '409', '413', '429', '500', '502', '503'];

interface StatusFieldsProps {
  status: string;
  setStatus: (status: string) => void;
  message: string;
  setMessage: (message: string) => void;
}

/** Fields of an error status. */
function StatusFields({ status, setStatus, message, setMessage }: StatusFieldsProps) {
  return (
    <>
      <NativeSelect
        label="Status"
        data={statusChoices}
        value={status}
        onChange={(event) => setStatus(event.currentTarget.value)}
      />
      <TextInput
        className={classes.fullWidth}
        label="Server’s message"
        placeholder="Left empty: one that names the status"
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </>
  );
}

interface FaultFormProps {
  onAdd: (effect: FaultEffect) => void;
}

/** Form for any effect, with its own status, message and delay. */
export function FaultForm({ onAdd }: FaultFormProps) {
  const [kind, setKind] = useState<FaultEffect['kind']>('status');
  const [status, setStatus] = useState('500');
  const [message, setMessage] = useState('');
  const [ms, setMs] = useState('2000');
  const [error, setError] = useState('');

  /** Builds the effect of the typed values, which `submit` parses. */
  function buildEffect() {
    if (kind === 'status') return { kind, status: Number(status), ...(message && { message }) };
    // Keeps a text that is not a number, so that the error message can quote it.
    if (kind === 'delay') return { kind, ms: /^\d+$/.test(ms.trim()) ? Number(ms) : ms };
    return { kind };
  }

  /** Adds the fault, or shows why the schema refuses it. */
  function submit(event: FormEvent) {
    event.preventDefault();
    try {
      onAdd(parseOrThrow(faultEffectSchema, buildEffect()));
      setError('');
    } catch (failure) {
      // The delay’s field shows the message: the other values come from lists or are any text.
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NativeSelect
        label="Effect"
        data={effectChoices}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as FaultEffect['kind'])}
      />
      {kind === 'status' && (
        <StatusFields status={status} setStatus={setStatus} message={message} setMessage={setMessage} />
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
