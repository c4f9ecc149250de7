import criteria from 'virtual:workshop/accessibility';
import { Anchor, Badge, List, Stack, Text, Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import type { ProvenCriterion } from '../../.storybook/workshop/accessibility/proofs.ts';
import { StoryLink } from './links.tsx';
import classes from './workshop.module.css';

const meta: Meta = { title: 'Accessibility', parameters: { layout: 'fullscreen' } };
export default meta;

const principles = ['Perceivable', 'Operable', 'Understandable', 'Robust'] as const;

/** Returns the address of the W3C's explanation: its file is the criterion's name in lower case. */
const formatExplanationUrl = ({ name }: ProvenCriterion) =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${name
    .toLowerCase()
    .replace(/[(),]/g, '')
    .replaceAll(' ', '-')}.html`;

/** Returns false if a criterion is only checked by hand. */
const isHeldByTest = ({ axeRules, flows, stories, absent }: ProvenCriterion) =>
  axeRules.length + flows.length + stories.length > 0 || absent !== undefined;

/** Lists what shows that a criterion is met. */
function Proofs({ axeRules, flows, stories, absent, byHand }: ProvenCriterion) {
  return (
    <List spacing={4}>
      {absent && <List.Item>{absent}; a test looks for it in the code.</List.Item>}
      {axeRules.length > 0 && (
        <List.Item>
          axe, on every story and screen: <code>{axeRules.join(', ')}</code>
        </List.Item>
      )}
      {flows.map(({ title, file }) => (
        <List.Item key={`${file} ${title}`}>
          {/* The title of a flow for several values has placeholders, which are left out. */}
          Flow: {title.replaceAll(/, \$\{.*?\}( px wide)?/g, '')}{' '}
          <code className={classes.address}>{file}</code>
        </List.Item>
      ))}
      {stories.map(({ id, title, name }) => (
        <List.Item key={id}>
          Story: <StoryLink id={id}>{`${title.split('/').at(-1)}, ${name}`}</StoryLink>
        </List.Item>
      ))}
      {byHand && (
        <List.Item>
          By hand, {byHand.date}: {byHand.result}
        </List.Item>
      )}
    </List>
  );
}

/** Renders a WCAG criterion with its level and its proofs. */
function CriterionCard({ criterion }: { criterion: ProvenCriterion }) {
  const { id, name, level } = criterion;
  return (
    <Card title={`${id} ${name}`} titleOrder={3} isArticle>
      <Stack gap="sm">
        <span>
          <Badge variant="light">Level {level}</Badge>{' '}
          {!isHeldByTest(criterion) && (
            <Badge variant="light" color="gray">
              By hand only
            </Badge>
          )}
        </span>
        <Proofs {...criterion} />
        <Anchor href={formatExplanationUrl(criterion)} target="_blank" rel="noreferrer">
          What {id} asks for
        </Anchor>
      </Stack>
    </Card>
  );
}

/** Criteria of WCAG 2.2 A and AA with their proofs, read from the tests. */
export const Accessibility: StoryObj = {
  render: () => (
    <Page
      title="Accessibility"
      width="wide"
      lead={`${criteria.length} criteria of WCAG 2.2, levels A and AA: ${criteria.filter(isHeldByTest).length} are held by tests, ${criteria.filter((each) => !isHeldByTest(each)).length} by hand alone.`}
    >
      <Stack gap="xl">
        {principles.map((principle, index) => (
          <Stack key={principle} component="section" aria-label={principle} gap="md">
            <Title order={2}>{principle}</Title>
            <Text c="dimmed">
              {criteria.filter(({ id }) => id.startsWith(`${index + 1}.`)).length} criteria
            </Text>
            {criteria
              .filter(({ id }) => id.startsWith(`${index + 1}.`))
              .map((criterion) => (
                <CriterionCard key={criterion.id} criterion={criterion} />
              ))}
          </Stack>
        ))}
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '1.4.12 Text Spacing' })).toHaveTextContent(
      'spaced text stays legible on a phone',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(criteria.length);
  },
};
