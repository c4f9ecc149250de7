import atlas from 'virtual:workshop/atlas';
import { Stack, Text, Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { intakeSections } from '#domain/intake/sections.ts';
import { messages } from '#domain/messages.ts';
import { menus } from '#features/shell/nav/menu.ts';
import { StoryLink } from '#stories/workshop/links.tsx';
import { INPUT_KEPT } from '#ui/feedback/not-saved.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FactsTable } from './facts-table.tsx';
import { DatesWeWrite, NumbersWeWrite } from './values-we-write.tsx';

const meta: Meta = { title: 'Foundations/Words we use', parameters: { layout: 'fullscreen' } };
export default meta;

/** Rules, each with a text of the product and a text to avoid. */
const rules: readonly [rule: string, said: string, unsaid: string][] = [
  ['Plain words', 'This file is empty. Please choose another one.', 'File upload failed: 0 bytes received.'],
  ['Say how it is right', messages.dateFormat, 'Invalid date'],
  [
    'Say what to do next',
    'Please check the spelling, search for less, or choose another status.',
    '0 results',
  ],
  ['Say what will be here', 'Patients appear here as soon as you have added them.', 'No data available'],
  ['Nobody is to blame', messages.endsBeforeStart, 'You entered an invalid period'],
  ['Say that nothing is lost, when it is so', INPUT_KEPT, 'Save failed'],
  [
    'Never promise more than is known',
    'What your physician recommends to you will stand here, and your bell tells you of it.',
    'You will receive a recommendation soon!',
  ],
];

/** Terms of the product, each with its meaning. */
const terms: readonly [string, string][] = [
  ['Health Intake', 'The 13 sections of health questions. Never "form" or "questionnaire" in a heading.'],
  ['Section', 'One of the 13 parts of the Health Intake. Not "step" or "tab".'],
  ['Physician', 'Not "doctor" or "provider".'],
  ['Patient', 'On pages for physicians. To patients we say "you".'],
  ['Shoop', 'A dosing recommendation made by a physician. Always with a capital.'],
  ['Health Journey', 'The list of daily check-ups, newest first.'],
  ['Log in, log out', 'The verbs; "Sign up" is to make an account.'],
  ['Diagnose', 'The name of the entry one adds, as in "Add Diagnose": kept as the clinic writes it.'],
];

const findAtlasEntry = (said: string) => atlas.find(({ text }) => text === said);

/** Text of the product with a link to a story that shows it. */
function ExampleText({ text }: { text: string }) {
  const [story] = findAtlasEntry(text)?.stories ?? [];
  return (
    <>
      <Text data-example-text={text}>{text}</Text>
      {story && (
        <Text size="sm">
          <StoryLink id={story.id}>{story.title.split('/').at(-1)}</StoryLink>
        </Text>
      )}
    </>
  );
}

const listMenuLabels = (role: keyof typeof menus) =>
  [menus[role].dashboard, ...menus[role].group.links, menus[role].profile]
    .map(({ label }) => label)
    .join(' · ');

/** The example texts are in the atlas, and the product's code formats numbers and dates. */
export const Words: StoryObj = {
  render: () => (
    <Page
      title="Words we use"
      width="wide"
      lead="For what the product says on its own account: headings, labels, buttons and menus have one capital, and so have the names below. Texts that the clinic has laid down stand letter for letter."
    >
      <Stack gap="xl">
        <FactsTable
          title="Voice"
          columns={['Rule', 'We write', 'We do not write']}
          rows={rules.map(([rule, said, unsaid]) => [
            rule,
            <ExampleText key="said" text={said} />,
            <Text key="unsaid" c="dimmed">
              {unsaid}
            </Text>,
          ])}
        >
          What we write is said by the product today; the link shows where.
        </FactsTable>
        <Stack component="section" aria-label="Names of things" gap="xs">
          <Title order={2}>Names of things</Title>
          <dl>
            {terms.map(([term, meaning]) => (
              <div key={term}>
                <Text component="dt" fw={600}>
                  {term}
                </Text>
                <Text component="dd" ml={0} mb="md">
                  {meaning}
                </Text>
              </div>
            ))}
          </dl>
        </Stack>
        <FactsTable
          title="Names of places"
          columns={['Where', 'As menu and headings call them']}
          rows={[
            ['A patient’s menu', listMenuLabels('patient')],
            ['A physician’s menu', listMenuLabels('physician')],
            ['The sections', intakeSections.map(({ title }) => title).join(' · ')],
          ]}
        />
        <NumbersWeWrite />
        <DatesWeWrite />
      </Stack>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const exampleTexts = [...canvasElement.querySelectorAll<HTMLElement>('[data-example-text]')];
    await expect(exampleTexts).toHaveLength(rules.length);
    for (const { dataset } of exampleTexts)
      await expect(findAtlasEntry(dataset.exampleText ?? '')?.stories[0]).toBeDefined();
  },
};
