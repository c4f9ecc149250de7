import { JsonInput, TextInput } from '@mantine/core';
import classes from '../parts.module.css';
import {
  type EffectRefusal,
  type EffectValues,
  getBodyText,
  needsBody,
  notJsonMessage,
} from './effect-values.ts';

interface AnswerFieldsProps {
  values: EffectValues;
  refusal: EffectRefusal | null;
  onChange: (changes: Partial<EffectValues>) => void;
}

/** Fields of an answer of the user's own: its status and its body. */
export function AnswerFields({ values, refusal, onChange }: AnswerFieldsProps) {
  const { answerStatus } = values;
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  return (
    <>
      <TextInput
        label="Status"
        inputMode="numeric"
        autoComplete="off"
        value={answerStatus}
        error={errorOf('status')}
        onChange={(event) => onChange({ answerStatus: event.currentTarget.value })}
      />
      {needsBody(answerStatus) ? (
        <JsonInput
          className={`${classes.fullWidth} ${classes.jsonField}`}
          label="Body"
          description="JSON, sent as it is. Left empty: no body."
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          minRows={5}
          value={getBodyText(values)}
          error={errorOf('body')}
          validationError={notJsonMessage}
          onChange={(body) => onChange({ body })}
        />
      ) : (
        <p className={`${classes.dimmed} ${classes.fullWidth}`}>An answer with this status has no body.</p>
      )}
    </>
  );
}
