import { Stack, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ChartFrame, lazyChart } from '#ui/charts/chart-frame.tsx';
import type { TableData } from '#ui/charts/chart-table.tsx';
import { TableOfChart } from '#ui/charts/table-of-chart.tsx';
import { guide } from '../parts/component-guide.tsx';
import classes from '../parts/guides.module.css';

const meta: Meta = {
  title: 'Components/Charts with a table',
  component: ChartFrame,
  subcomponents: { TableBehind: TableOfChart },
  tags: ['guide'],
};
export default meta;

const weeks = [3, 5, 6];
const table = (): TableData => ({
  columns: ['Week', 'Check-ups'],
  rows: weeks.map((count, week) => [`Week ${week + 1}`, count]),
});

function Bars() {
  return (
    <svg viewBox="0 0 120 60" width="100%" height="100%" aria-hidden>
      {weeks.map((count, week) => (
        <rect
          key={count}
          x={week * 40 + 6}
          y={60 - count * 9}
          width={28}
          height={count * 9}
          fill="var(--mantine-primary-color-filled)"
        />
      ))}
    </svg>
  );
}

const NeverCame = lazyChart<object>(() => Promise.reject(new Error('offline')));

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'A picture of numbers, the same in words for whoever does not see it, and the numbers themselves one press away.',
    use: [
      'For a trend or a comparison that numbers alone show slowly.',
      'Always with its summary and its table.',
    ],
    avoid: [
      'For one or two numbers: say them in a sentence.',
      'For values that are read one by one: take a table.',
    ],
    pairs: [
      {
        do: [
          <Stack key="do" gap="xs" w="100%">
            <ChartFrame
              className={classes.chart}
              summary="Bar chart of check-ups: 3, 5 and 6 in three weeks."
            >
              <Bars />
            </ChartFrame>
            <TableOfChart label="check-ups of three weeks" table={table} />
          </Stack>,
          'Begin bars at nought, and have the table behind them.',
        ],
        dont: [
          <Stack key="dont" gap="xs">
            <Text fw={600}>+100 %</Text>
            <Text c="dimmed">in three weeks</Text>
          </Stack>,
          'Tell a change without the numbers it comes from.',
        ],
      },
      {
        do: [
          <ChartFrame key="do" className={classes.chart} summary="Bar chart of check-ups, not drawn.">
            <NeverCame />
          </ChartFrame>,
          'Say so where a chart does not come: words and table stand without it.',
        ],
        dont: [<div key="dont" className={classes.chart} />, 'Leave a hole.'],
      },
    ],
    access: [
      'A chart is one picture to a screen reader, with all of it in words, or decoration where the words stand beside it.',
      'Slices and lines differ by pattern or name as well as by color.',
      'The table scrolls by itself on a phone and can be reached by keyboard.',
    ],
  }),
};

/** Rendered when it is scrolled into view, before which a phone is busy with what is in view. */
export const OutOfView: StoryObj = {
  tags: ['behavior', '!state', '!guide'],
  render: () => (
    <Stack pt="150vh">
      <ChartFrame className={classes.chart} summary="Bar chart of check-ups.">
        <Bars />
      </ChartFrame>
    </Stack>
  ),
  play: async () => {
    const chart = screen.getByRole('img', { name: 'Bar chart of check-ups.' });
    await expect(chart.querySelector('svg')).toBeNull();
    chart.scrollIntoView();
    // Sooner than the idle time after which it would be rendered anyway.
    await waitFor(() => expect(chart.querySelector('svg')).toBeVisible(), { timeout: 1500 });
  },
};
