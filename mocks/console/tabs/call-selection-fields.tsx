import { NativeSelect, TextInput } from '@mantine/core';
import classes from '../parts.module.css';
import { type CallSelectionValues, frequencyChoices, isCountText, isLimitable } from './call-selection.ts';

interface CountFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** Field for a count; like a number field, it ignores everything else. */
function CountField({ label, placeholder, value, onChange }: CountFieldProps) {
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => isCountText(currentTarget.value) && onChange(currentTarget.value)}
    />
  );
}

interface CallSelectionFieldsProps {
  values: CallSelectionValues;
  onChange: (values: CallSelectionValues) => void;
}

/** Fields that select the calls that a fault affects. */
export function CallSelectionFields({ values, onChange }: CallSelectionFieldsProps) {
  const { frequency, skippedCalls, numberOfCalls } = values;
  const chooseFrequency = (chosen: string) =>
    onChange({
      ...values,
      frequency: chosen,
      // An empty field has no limit, which is another choice.
      numberOfCalls: chosen === 'times' ? numberOfCalls || '2' : numberOfCalls,
    });
  return (
    <>
      <NativeSelect
        className={classes.fullWidth}
        label="How often"
        data={frequencyChoices.map(({ value, label }) => ({ value, label }))}
        value={frequency}
        onChange={(event) => chooseFrequency(event.currentTarget.value)}
      />
      <CountField
        label="Calls to skip first"
        placeholder="None"
        value={skippedCalls}
        onChange={(typed) => onChange({ ...values, skippedCalls: typed })}
      />
      {isLimitable(frequency) && (
        <CountField
          label="Number of calls"
          placeholder="No limit"
          value={numberOfCalls}
          onChange={(typed) => onChange({ ...values, numberOfCalls: typed })}
        />
      )}
    </>
  );
}
