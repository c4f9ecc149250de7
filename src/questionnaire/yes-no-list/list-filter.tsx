import { Anchor, CloseButton, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import classes from './yes-no-list.module.css';

interface ListFilterProps {
  /** 'condition' */
  itemLabel: string;
  value: string;
  onChange(value: string): void;
  shown: number;
  total: number;
}

/** Narrows a long list to what is typed, and says how much of it is left. */
export function ListFilter({ itemLabel, value, onChange, shown, total }: ListFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  const showAll = () => {
    onChange('');
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Enter would save the whole form.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Escape' && value !== '') {
      event.stopPropagation();
      showAll();
    }
  };
  const isFiltered = value.trim() !== '';
  return (
    <div>
      <TextInput
        ref={input}
        label={`Find a ${itemLabel}`}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={press}
        leftSection={<IconSearch aria-hidden size={20} stroke={1.75} />}
        rightSectionWidth={48}
        rightSection={value !== '' && <CloseButton aria-label="Show the whole list" onClick={showAll} />}
      />
      <Text component="div" size="sm" role="status" className={classes.found}>
        {isFiltered && shown > 0 && `${shown} of ${total} ${itemLabel}s`}
        {isFiltered && shown === 0 && `No ${itemLabel} matches “${value.trim()}”.`}
      </Text>
      {isFiltered && shown === 0 && (
        <Anchor component="button" type="button" onClick={showAll}>
          Show the whole list
        </Anchor>
      )}
    </div>
  );
}
