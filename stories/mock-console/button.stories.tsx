import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { tabKeys } from '#mocks/console/tab-storage.ts';
import { someMessages } from './fixtures.ts';
import { openConsole, resetStage, Stage } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Button',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: resetStage,
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Small button in the corner, without news. */
export const Closed: Story = {};

export const ClosedOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** The button describes unread messages and active faults, which are easily forgotten. */
export const News: Story = {
  args: {
    fill: (server) => {
      someMessages(server);
      server.store.addFault({ endpoint: '*', effect: { kind: 'offline' } });
    },
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Mock console' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('3 new in the inbox, 1 fault active'));
  },
};

/** The button shows that the clock is ahead, which explains expired links and sessions. */
export const ClockAhead: Story = {
  args: { fill: ({ store }) => store.advance(2 * 24 * 60 * 60_000) },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Mock console (clock 2 days ahead)' });
    await expect(screen.getByText('+2d')).toBeVisible();
    await userEvent.click(button);
    await expect(await screen.findByText(/\(2 days ahead\)$/)).toBeVisible();
  },
};

export const ClockAheadOnPhone: Story = {
  tags: ['behavior', '!state'],
  args: ClockAhead.args,
  globals: { viewport: { value: 'phone' } },
};

/** A console that was open on the last page opens on the same tab and does not take the focus. */
export const Restored: Story = {
  tags: ['behavior', '!state'],
  beforeEach: () => {
    sessionStorage.setItem(tabKeys.isOpen, 'yes');
    sessionStorage.setItem(tabKeys.tab, 'calls');
  },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Mock console' }, { timeout: 10_000 });
    await expect(within(panel).getByRole('tab', { name: 'Calls' })).toHaveAttribute('aria-selected', 'true');
    await expect(panel).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await expect(screen.getByRole('button', { name: 'Mock console' })).toHaveFocus();
    await expect(sessionStorage.getItem(tabKeys.isOpen)).toBeNull();
  },
};

/** The shortcut opens the console and moves the focus into it; Escape closes it and returns it. */
export const Keyboard: Story = {
  tags: ['behavior', '!state'],
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

/** Opening the inbox marks its messages as read. */
export const Read: Story = {
  tags: ['behavior', '!state'],
  args: { fill: someMessages },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Mock console' });
    await openConsole('Inbox');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-describedby'));
  },
};

const boxOf = (element: Element) => element.getBoundingClientRect();

/** Expects that nothing covers the footer's text: a pointer hits it along its width. */
async function expectFooterClear() {
  const words = screen.getByText(/^©/);
  window.scrollTo(0, document.documentElement.scrollHeight);
  const { left, right, top, bottom } = boxOf(words);
  for (const x of [left + 1, (left + right) / 2, right - 1]) {
    await expect(document.elementFromPoint(x, (top + bottom) / 2)).toBe(words);
  }
}

/** At the end of the page, the button does not cover the footer's text. */
export const BesideTheFooter: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Mock console' });
    await waitFor(expectFooterClear);
  },
};

/** The button is hidden while the panel is docked, and gets the focus when the panel closes. */
export const GoneWhileDocked: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Mock console' });
    const inside = await openConsole('People');
    await expect(button).not.toBeVisible();
    await expectFooterClear();
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    await expect(button).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** On a wide screen the page is narrower next to the panel, and Tab leaves the panel. */
export const BesideThePage: Story = {
  play: async () => {
    const words = await screen.findByText('What is written here stays in use.');
    const before = boxOf(document.body).right;
    await openConsole('Calls');
    const panel = screen.getByRole('dialog', { name: 'Mock console' });
    await expect(boxOf(document.body).right).toBe(boxOf(panel).left);
    await expect(boxOf(words).right).toBeLessThanOrEqual(boxOf(panel).left);
    await expect(panel).not.toHaveAttribute('aria-modal');
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.tab({ shift: true });
    await expect(panel).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(boxOf(document.body).right).toBe(before));
  },
};

/** On a phone the panel is at the bottom, and the page scrolls until its last line is above it. */
export const BelowThePage: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const words = await screen.findByText('What is written here stays in use.');
    const inside = await openConsole('People');
    const panel = screen.getByRole('dialog', { name: 'Mock console' });
    await expect(boxOf(panel).top).toBeGreaterThan(window.innerHeight / 3);
    await expect(boxOf(panel).bottom).toBe(window.innerHeight);
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(boxOf(words).bottom).toBeLessThanOrEqual(boxOf(panel).top);
    inside.getByRole('button', { name: 'Login screen' }).scrollIntoView({ block: 'nearest' });
    const last = boxOf(inside.getByRole('button', { name: 'Login screen' }));
    await expect(last.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
