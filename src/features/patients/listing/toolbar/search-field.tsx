import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  /** What stands there at first; afterwards the browser keeps the text. */
  initially: string;
  onType: (text: string) => void;
  /** The reader goes on to something else, or presses Enter. */
  onDone: () => void;
}

/** Where one types whom one looks for. The text is the browser's: a key draws its letter and renders nothing. */
export function SearchField({ ref, initially, onType, onDone }: SearchFieldProps) {
  return (
    <TextInput
      ref={ref}
      type="search"
      label="Search by name, email, phone or diagnosis"
      defaultValue={initially}
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
