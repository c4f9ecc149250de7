import '@mantine/core/styles.css';
import {
  Checkbox,
  FileInput,
  MantineProvider,
  NativeSelect,
  Radio,
  Select,
  Slider,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { FieldCounts, FieldKind } from '../fields.ts';

const options = Array.from({ length: 10 }, (_, index) => `Option ${index + 1}`);

/** Mantine's inputs with default settings, empty, with a label. */
const fields: Record<FieldKind, (name: string) => ReactNode> = {
  text: (name) => <TextInput key={name} label={name} />,
  long: (name) => <Textarea key={name} label={name} />,
  list: (name) => <Select key={name} label={name} data={options} searchable />,
  select: (name) => <NativeSelect key={name} label={name} data={options} />,
  radio: (name) => <Radio key={name} label={name} />,
  checkbox: (name) => <Checkbox key={name} label={name} />,
  range: (name) => <Slider key={name} aria-label={name} />,
  file: (name) => <FileInput key={name} label={name} />,
};

const counts = JSON.parse(new URLSearchParams(location.search).get('fields') ?? '{}') as Partial<FieldCounts>;

// Page with as many empty Mantine fields as the query asks for: baseline of opening a section.
createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider>
    <main>
      <h1>Fields</h1>
      <Stack>
        {Object.entries(counts).flatMap(([kind, count]) =>
          Array.from({ length: count }, (_, index) => fields[kind as FieldKind](`${kind} ${index + 1}`)),
        )}
      </Stack>
    </main>
  </MantineProvider>,
);
