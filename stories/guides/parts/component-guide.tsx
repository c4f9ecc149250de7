import guides from 'virtual:workshop/guides';
import { List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ArgTypesExtractor } from 'storybook/internal/docs-tools';
import { QueryProvider } from '#stories/questionnaire/one-input.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CopyableCode } from './copyable-code.tsx';
import { DoAndDont, type Pair } from './do-and-dont.tsx';
import {
  type Component,
  type DocumentedProperties,
  readComponentProperties,
  readTypeProperties,
} from './properties.ts';
import { PropertiesTable } from './properties-table.tsx';
import { SourceFiles } from './source-files.tsx';
import { type Row, StateMatrix } from './state-matrix.tsx';

/** Content of a component's page. Its meta names the `component` and the `subcomponents`. */
export interface Guide {
  /** Purpose of the component, in a sentence or two. */
  purpose: ReactNode;
  /** Situations to use the component in, a sentence each. */
  use: readonly string[];
  /** Situations not to use it in, with the right choice there. */
  avoid: readonly string[];
  pairs: readonly Pair[];
  /** Live component, if the pairs do not show enough of it. */
  example?: ReactNode;
  /** Every state of the component. */
  states?: readonly Row[];
  /** Behavior for users who do not see, point or hear, a sentence each. */
  access: readonly string[];
  /** Types that an author uses instead of a component: `ChoiceQuestion`. */
  types?: readonly string[];
}

/** Fields of a story's context that a guide reads. */
interface GuideContext {
  title: string;
  parameters: { fileName?: string; docs?: { extractArgTypes?: ArgTypesExtractor } };
  component?: unknown;
  subcomponents?: Readonly<Record<string, unknown>>;
}

interface ComponentGuideProps extends Guide {
  title: string;
  file: string;
  properties: readonly DocumentedProperties[];
}

function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} mb="md">
        {title}
      </Title>
      {children}
    </section>
  );
}

function BulletList({ lines }: { lines: readonly string[] }) {
  return (
    <List spacing="xs" maw="46rem">
      {lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  );
}

/** Page of a component, made of its guide, its properties and its source. */
function ComponentGuide({ title, file, properties, ...content }: ComponentGuideProps) {
  const name = title.split('/').at(-1) ?? title;
  // Sources of the example and the right usages, read from the guide's file at build.
  const code = guides.examples[title];
  return (
    <QueryProvider>
      <Page title={name} width="wide" lead={<Text maw="46rem">{content.purpose}</Text>}>
        <Stack gap="xl">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
            <GuideSection title="When to use">
              <BulletList lines={content.use} />
            </GuideSection>
            <GuideSection title="When not to use">
              <BulletList lines={content.avoid} />
            </GuideSection>
          </SimpleGrid>
          {content.example && (
            <GuideSection title="At work">
              {content.example}
              {code?.example && <CopyableCode of={name} code={code.example} />}
            </GuideSection>
          )}
          <GuideSection title="Do and don’t">
            <DoAndDont pairs={content.pairs} code={code?.pairs ?? []} />
          </GuideSection>
          {content.states && (
            <GuideSection title="States">
              <StateMatrix name={name} rows={content.states} />
            </GuideSection>
          )}
          <GuideSection title="Properties">
            <Stack gap="xl">
              {properties.map((item) => (
                <PropertiesTable key={item.name} {...item} />
              ))}
            </Stack>
          </GuideSection>
          <GuideSection title="For everybody">
            <BulletList lines={content.access} />
          </GuideSection>
          <SourceFiles file={file} />
        </Stack>
      </Page>
    </QueryProvider>
  );
}

/** Adds the type of the properties that all kinds of question share. */
const addSharedQuestionType = (types: readonly string[]) =>
  types.some((type) => type.endsWith('Question')) ? [...types, 'QuestionBase'] : types;

/**
 * Returns the `render` function of a component's page. The page is the first story below its title,
 * tagged `guide`.
 */
export const guide =
  ({ types = [], ...content }: Guide) =>
  (_args: unknown, { title, parameters, component, subcomponents = {} }: GuideContext) => {
    const components = [component, ...Object.values(subcomponents)].filter(Boolean) as Component[];
    const extract = parameters.docs?.extractArgTypes;
    return (
      <ComponentGuide
        {...content}
        title={title}
        file={parameters.fileName ?? ''}
        properties={[
          ...components.map((item) => readComponentProperties(item, extract)),
          ...addSharedQuestionType(types).map(readTypeProperties),
        ]}
      />
    );
  };
