import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import type { FaultRule } from '#mocks/store/faults.ts';
import classes from '../parts.module.css';
import { findTargets, targetChoices } from './fault-labels.ts';

interface TargetPickerProps {
  target: FaultRule['endpoint'];
  onChoose: (target: FaultRule['endpoint']) => void;
}

const choiceByValue = new Map(targetChoices.map((choice) => [choice.value as string, choice]));
const options = targetChoices.map(({ value, label }) => ({ value, label }));

/** Field that finds a fault's target by its action ("send a Shoop"), path or name. */
export function TargetPicker({ target, onChoose }: TargetPickerProps) {
  return (
    <Select
      className={classes.fullWidth}
      label="Endpoint"
      description="Search by what it does, its path or its name"
      data={options}
      value={target}
      searchable
      selectFirstOptionOnChange
      onFocus={(event) => event.currentTarget.select()}
      allowDeselect={false}
      // Rendered within the panel, so that the list takes its colors.
      comboboxProps={{ withinPortal: false, shadow: 'md' }}
      maxDropdownHeight={260}
      nothingFoundMessage="No endpoint matches. Try a verb and a thing, such as “save contacts”."
      filter={({ search }) => {
        // The field shows the selected label until the user types: that offers all targets.
        const isUnchanged = search === choiceByValue.get(target)?.label;
        const foundValues = new Set<string>(findTargets(isUnchanged ? '' : search).map(({ value }) => value));
        return options.filter(({ value }) => foundValues.has(value));
      }}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <span className={classes.optionPath}>{choiceByValue.get(option.value)?.path}</span>
        </span>
      )}
      onChange={(value) => onChoose(choiceByValue.get(value ?? '')?.value ?? target)}
    />
  );
}
