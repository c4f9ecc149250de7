import styles from 'virtual:workshop/styles';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '#ui/layout/page.tsx';
import { FactsTable } from './facts-table.tsx';

const meta: Meta = { title: 'Foundations/Motion', parameters: { layout: 'fullscreen' } };
export default meta;

/** Every transition and animation of the app's style sheets, and its form for reduced motion. */
export const Motion: StoryObj = {
  render: () => (
    <Page
      title="Motion"
      width="wide"
      lead="Little moves here: what works, what comes, and what warns. Nothing moves to please."
    >
      <Stack gap="xl">
        <Group>
          <Button loading>Saving</Button>
          <Skeleton w="12rem" h="3rem" />
        </Group>
        <FactsTable
          title="What moves"
          columns={['Where', 'Which part', 'How', 'For whoever wants less motion']}
          rows={styles.motions.map(({ file, selector, declaration, reduced }) => [
            // The path without `src` and the ending.
            file
              .split('/')
              .slice(1)
              .join('/')
              .replace(/(\.module)?\.css$/, ''),
            <code key="selector">{selector}</code>,
            <code key="declaration">{declaration}</code>,
            reduced,
          ])}
        >
          Whoever has asked the system for less motion gets every change at once, but for the wheel of a busy
          button, which turns slowly: one that stands still says that nothing happens.
        </FactsTable>
      </Stack>
    </Page>
  ),
};
