import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { FaultEffect } from '#mocks/store/faults.ts';
import classes from '../parts.module.css';
import { readTabValue, storeTabValue } from '../tab-storage.ts';
import { AnswerFields } from './answer-fields.tsx';
import { type EffectRefusal, type EffectValues, parseEffect } from './effect-values.ts';

const effectChoices = [
  { value: 'status', label: 'An error status' },
  { value: 'answer', label: 'An answer of your own' },
  { value: 'delay', label: 'A delay' },
  { value: 'offline', label: 'Offline' },
  { value: 'timeout', label: 'Never answers' },
  { value: 'lost-answer', label: 'Done, answer lost' },
  { value: 'other-doses', label: 'Keeps ten times the dose' },
  { value: 'malformed', label: 'Malformed reply' },
  { value: 'wrong-shape', label: 'Wrong shape' },
] as const;

const statusChoices = ['400', '401', '403', '404', '409', '413', '429', '500', '502', '503'];

/** Values before the user changes them. The body outlives a look at another tab of the panel. */
const createInitialValues = (): EffectValues => ({
  kind: 'status',
  status: '500',
  message: '',
  ms: '2000',
  answerStatus: '200',
  body: readTabValue('answerBody') || null,
});

interface StatusFieldsProps {
  values: EffectValues;
  onChange: (changes: Partial<EffectValues>) => void;
}

/** Fields of an error status. */
function StatusFields({ values, onChange }: StatusFieldsProps) {
  return (
    <>
      <NativeSelect
        label="Status"
        data={statusChoices}
        value={values.status}
        onChange={(event) => onChange({ status: event.currentTarget.value })}
      />
      <TextInput
        className={classes.fullWidth}
        label="Server’s message"
        placeholder="Left empty: one that names the status"
        value={values.message}
        onChange={(event) => onChange({ message: event.currentTarget.value })}
      />
    </>
  );
}

interface FaultFormProps {
  onAdd: (effect: FaultEffect) => void;
}

/** Form for any effect, with its own status, message, body and delay. */
export function FaultForm({ onAdd }: FaultFormProps) {
  const [values, setValues] = useState(createInitialValues);
  const [refusal, setRefusal] = useState<EffectRefusal | null>(null);
  const { kind, ms } = values;

  function change(changes: Partial<EffectValues>) {
    setValues({ ...values, ...changes });
    setRefusal(null);
    if (typeof changes.body === 'string') storeTabValue('answerBody', changes.body);
  }

  /** Adds the fault, or shows at its field why a value is refused. */
  function submit(event: FormEvent) {
    event.preventDefault();
    const result = parseEffect(values);
    if ('field' in result) setRefusal(result);
    else onAdd(result);
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NativeSelect
        className={classes.fullWidth}
        label="Effect"
        data={effectChoices}
        value={kind}
        onChange={(event) => change({ kind: event.currentTarget.value as FaultEffect['kind'] })}
      />
      {kind === 'status' && <StatusFields values={values} onChange={change} />}
      {kind === 'answer' && <AnswerFields values={values} refusal={refusal} onChange={change} />}
      {kind === 'delay' && (
        <TextInput
          label="Milliseconds"
          inputMode="numeric"
          value={ms}
          error={refusal?.message}
          onChange={(event) => change({ ms: event.currentTarget.value })}
        />
      )}
      <Button type="submit" className={classes.submit}>
        Add fault
      </Button>
    </form>
  );
}
