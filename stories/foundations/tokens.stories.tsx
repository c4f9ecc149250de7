import styles from 'virtual:workshop/styles';
import { Group, Stack, Text, useMantineTheme } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { CopyButton } from '#stories/workshop/copy-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { cssVariablesResolver } from '#ui/theme/css-variables.ts';
import { type Tokens, tokens } from '#ui/theme/tokens.ts';
import { type MeasuredPair, measurePairs } from './color-pairs.ts';
import { FactsTable } from './facts-table.tsx';
import classes from './foundations.module.css';

const meta: Meta = { title: 'Foundations/Tokens', parameters: { layout: 'fullscreen' } };
export default meta;

const tokenNames = Object.keys(tokens.light) as (keyof Tokens)[];
const schemes = ['light', 'dark'] as const;
const pairs = { light: measurePairs('light'), dark: measurePairs('dark') };

/** Color, and its value as text. */
function Swatch({ value }: { value: string }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <span className={classes.tokenSwatch} style={{ backgroundColor: value }} aria-hidden />
      <Text component="code" size="sm">
        {value}
      </Text>
    </Group>
  );
}

/** Renders a token's lowest contrast in a scheme, as ink on its backgrounds. */
function renderWeakestContrast(scheme: (typeof schemes)[number], name: keyof Tokens) {
  const pairsOfToken = pairs[scheme].filter((pair) => pair.name.startsWith(`${name} on `));
  const [first, ...others] = pairsOfToken;
  if (!first) return null;
  const weakestPair = others.reduce<MeasuredPair>((a, b) => (b.ratio < a.ratio ? b : a), first);
  return (
    <Text size="sm">
      {weakestPair.ratio.toFixed(1)} {weakestPair.name.replace(`${name} `, '')} ({weakestPair.requiredRatio})
    </Text>
  );
}

/** Table of all tokens: purpose, value and weakest contrast in each scheme. */
function AllTokens() {
  const variables: Record<string, Readonly<Record<string, string>>> = {
    ...cssVariablesResolver(useMantineTheme()),
  };
  const formatVariableName = (name: string) =>
    `--ui-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return (
    <FactsTable
      title="Colors by what they are for"
      columns={[
        'Token',
        'For',
        'Light',
        'Dark',
        'Weakest contrast (needed), light',
        'dark',
        'For a style sheet',
      ]}
      rows={tokenNames.map((name) => [
        formatVariableName(name),
        <span key="purpose" data-purpose>
          {styles.purposes[name]}
        </span>,
        ...schemes.map((scheme) => (
          <Swatch key={scheme} value={variables[scheme]?.[formatVariableName(name)] ?? ''} />
        )),
        ...schemes.map((scheme) => <div key={scheme}>{renderWeakestContrast(scheme, name)}</div>),
        <CopyButton
          key="copy"
          value={`var(${formatVariableName(name)})`}
          of={`var(${formatVariableName(name)})`}
        />,
      ])}
    >
      A screen names what a color is for and never the color itself. Each has a value for either scheme.
    </FactsTable>
  );
}

/** Tokens as the theme passes them to style sheets. Purposes are the comments in `tokens.ts`. */
export const SemanticTokens: StoryObj = {
  render: () => (
    <Page title="Tokens" width="wide" lead="Read from the theme: what stands here is what the product wears.">
      <Stack gap="xl">
        <AllTokens />
      </Stack>
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    const purposes = [...canvasElement.querySelectorAll('[data-purpose]')];
    await expect(purposes).toHaveLength(tokenNames.length);
    await expect(purposes.filter(({ textContent }) => textContent === '')).toEqual([]);
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy var(--ui-page)' }));
    await expect(writeText).toHaveBeenCalledWith('var(--ui-page)');
    await expect(await canvas.findByRole('button', { name: 'Copied var(--ui-page)' })).toBeVisible();
  },
};
