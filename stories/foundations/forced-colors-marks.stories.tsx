import { ActionIcon } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconBell } from '@tabler/icons-react';
import { PartLine } from '#questionnaire/parts/part-line.tsx';
import { States } from '#stories/questionnaire/one-input.tsx';
import { CountBadge } from '#ui/layout/count-badge.tsx';
import { expectDifferent } from './control-states.tsx';

/** Marks of a count and of progress in forced colors. */
const meta: Meta = {
  title: 'Foundations/Forced colors, marks',
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const renderBell = (count: number) => (
  <CountBadge count={count}>
    <ActionIcon aria-label={`Bell, ${count}`}>
      <IconBell aria-hidden />
    </ActionIcon>
  </CountBadge>
);

const secondPartOfThree = {
  part: { title: 'Days', groups: [], options: [] },
  place: 2,
  count: 3,
  next: null,
  previous: null,
  go: () => undefined,
  reveal: () => undefined,
};

/** A count on a filled badge is readable, and reached parts differ from parts ahead. */
export const BadgeAndParts: Story = {
  render: () => (
    <States>
      {renderBell(11)}
      {renderBell(88)}
      <PartLine parts={secondPartOfThree} />
    </States>
  ),
  play: async ({ canvas, canvasElement }) => {
    // Of three marks, the first two are reached.
    const [reachedMark, , aheadMark] = canvasElement.querySelectorAll('p > [aria-hidden] > span');
    if (!reachedMark || !aheadMark) throw new Error('The marks of three parts are missing');
    await expectDifferent(
      { what: 'a number on the bell', one: canvas.getByText('11'), other: canvas.getByText('88') },
      { what: 'a part that is reached', one: reachedMark, other: aheadMark },
    );
  },
};
