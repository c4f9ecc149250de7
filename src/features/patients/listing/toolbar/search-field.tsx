import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  /** Initial text; the field is uncontrolled. */
  initialText: string;
  onType: (text: string) => void;
  /** Called on blur and on Enter. */
  onDone: () => void;
}

/** Search field. Uncontrolled, so that a keystroke rerenders nothing. */
export function SearchField({ ref, initialText, onType, onDone }: SearchFieldProps) {
  return (
    <TextInput
      ref={ref}
      type="search"
      label="Search by name, email, phone or diagnosis"
      defaultValue={initialText}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onDone}
      onKeyDown={(event) => event.key === 'Enter' && onDone()}
      leftSection={<IconSearch aria-hidden size={20} stroke={1.75} />}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
    />
  );
}
