import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { tabKeys } from '#mocks/console/tab-storage.ts';
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

export const ClosedOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

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
    await waitFor(() => expect(button).toHaveAccessibleDescription('3 new in the inbox, 1 fault active'));
  },
};

/** The clock runs ahead: whatever has run out on the page has its reason on the button. */
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

/** Open when the page was left, the console is open on its tab when the next page comes, and leaves it the focus. */
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

/** By keyboard alone: the shortcut opens it, focus goes inside, Escape closes it and focus returns. */
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

/** Looking at the inbox is reading it. */
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

/** Nothing of the tools lies on the page's last words: the whole of them would be hit by a pointer. */
async function expectFooterClear() {
  const words = screen.getByText(/^©/);
  window.scrollTo(0, document.documentElement.scrollHeight);
  const { left, right, top, bottom } = boxOf(words);
  for (const x of [left + 1, (left + right) / 2, right - 1]) {
    await expect(document.elementFromPoint(x, (top + bottom) / 2)).toBe(words);
  }
}

/** At the page's end the footer's first words stand clear of the button. */
export const BesideTheFooter: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Mock console' });
    await waitFor(expectFooterClear);
  },
};

/** Docked, the page is narrower and the panel closes itself: the button is gone, and back with the focus. */
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

/** On a wide screen the page makes room at its side, and keeps Tab to itself as little as the console does. */
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

/** On a phone it lies at the foot: the page is above it, and can be scrolled until its last line is. */
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
