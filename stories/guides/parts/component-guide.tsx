import { List, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { WithLists } from '#stories/questionnaire/one-input.tsx';
import { Page } from '#ui/layout/page.tsx';
import { DoAndDont, type Pair } from './do-and-dont.tsx';
import { InTheCode } from './in-the-code.tsx';
import { type Row, StateMatrix } from './state-matrix.tsx';

/** What the page of a component says. */
export interface Guide {
  /** What it is for, in a sentence or two. */
  purpose: ReactNode;
  pairs: readonly Pair[];
  /** The component itself, in what else its readers should see of it. */
  example?: ReactNode;
  /** Every state it can be in. */
  states?: readonly Row[];
  /** What it does for those who do not see, point or hear, a sentence each. */
  access: readonly string[];
}

interface Told {
  title: string;
  parameters: { fileName?: string };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} mb="md">
        {title}
      </Title>
      {children}
    </section>
  );
}

function ComponentGuide({ name, file, ...told }: Guide & { name: string; file: string }) {
  return (
    <WithLists>
      <Page title={name} width="wide" lead={<Text maw="46rem">{told.purpose}</Text>}>
        <Stack gap="xl">
          {told.example && <Part title="At work">{told.example}</Part>}
          <Part title="Do and don’t">
            <DoAndDont pairs={told.pairs} />
          </Part>
          {told.states && (
            <Part title="States">
              <StateMatrix name={name} rows={told.states} />
            </Part>
          )}
          <Part title="For everybody">
            <List spacing="xs" maw="46rem">
              {told.access.map((line) => (
                <List.Item key={line}>{line}</List.Item>
              ))}
            </List>
          </Part>
          <InTheCode file={file} />
        </Stack>
      </Page>
    </WithLists>
  );
}

/** Draws the page of a component: the first story beneath its title, with the tag `guide`. */
export const guide =
  (told: Guide) =>
  (_args: unknown, { title, parameters }: Told) => (
    <ComponentGuide {...told} name={title.split('/').at(-1) ?? title} file={parameters.fileName ?? ''} />
  );
