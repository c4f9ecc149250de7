import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { someMessages } from './fixtures.ts';
import { clearStage, openConsole, Stage } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Button',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: clearStage,
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Nothing new: a small button in the corner. */
export const Closed: Story = {};

export const ClosedOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Messages nobody has read, and a fault that somebody may have forgotten. */
export const News: Story = {
  args: {
    fill: (server) => {
      someMessages(server);
      server.store.addFault({ endpoint: '*', effect: { kind: 'offline' } });
    },
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Mock console' });
    await expect(button).toHaveAccessibleDescription('3 new in the inbox, 1 fault active');
  },
};

/** By keyboard alone: the shortcut opens it, focus goes inside, Escape closes it and focus returns. */
export const Keyboard: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Mock console' });
    button.focus();
    await userEvent.keyboard('{Alt>}{Shift>}[KeyM]{/Shift}{/Alt}');
    const dialog = await screen.findByRole('dialog', { name: 'Mock console' }, { timeout: 10_000 });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Looking at the inbox is reading it. */
export const Read: Story = {
  args: { fill: someMessages },
  play: async () => {
    await openConsole('Inbox');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mock console' })).not.toHaveAttribute('aria-describedby'),
    );
  },
};
