import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import RefusalNotice from '#mocks/console/refusal-notice.tsx';
import { refusalMessage, showRefusal } from '#mocks/controls/refusal.ts';
import { scenarioNames } from '#mocks/controls/scenarios/scenarios.ts';

const meta: Meta<typeof RefusalNotice> = {
  title: 'Mock console/Refusal',
  component: RefusalNotice,
  parameters: { layout: 'fullscreen' },
  args: { reason: `There is no scenario “nope”. Known are: ${scenarioNames.join(', ')}.` },
  // Closing empties this stored message; the text on the page is the argument above.
  beforeEach: () => showRefusal(new Error('There is no scenario “nope”.')),
};
export default meta;
type Story = StoryObj<typeof RefusalNotice>;

/** The notice stays until it is closed. */
export const ShownUntilClosed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Known are: clinic, new-patient/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(refusalMessage.get()).toBe('');
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
