import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { tabKeys } from '#mocks/console/tab-storage.ts';
import { deliverMessages } from './fixtures.ts';
import { openConsole, resetStage, Stage } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Button',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: resetStage,
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Small button in the corner, with nothing to report. */
export const ClosedConsole: Story = {};

export const ClosedConsoleOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** The button describes unread messages and active faults, which are easily forgotten. */
export const UnreadAndFaults: Story = {
  args: {
    prepare: (server) => {
      deliverMessages(server);
      server.store.addFault({ endpoint: '*', effect: { kind: 'offline' } });
    },
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Mock console' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('3 new in the inbox, 1 fault active'));
  },
};

/** The button shows that the clock is ahead, which explains expired links and sessions. */
export const ClockIsAhead: Story = {
  args: { prepare: ({ store }) => store.advance(2 * 24 * 60 * 60_000) },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Mock console (clock 2 days ahead)' });
    await expect(screen.getByText('+2d')).toBeVisible();
    await userEvent.click(button);
    await expect(await screen.findByText(/\(2 days ahead\)$/)).toBeVisible();
  },
};

export const ClockIsAheadOnPhone: Story = {
  tags: ['behavior', '!state'],
  args: ClockIsAhead.args,
  globals: { viewport: { value: 'phone' } },
};

/** A console that was open on the last page opens on the same tab and does not take the focus. */
export const ReopenedOnNextPage: Story = {
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

/** The shortcut opens the console with the focus; Escape closes it and returns the focus. */
export const OpenedByShortcut: Story = {
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
export const MessagesRead: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: deliverMessages },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Mock console' });
    await openConsole('Inbox');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-describedby'));
  },
};

const measureBox = (element: Element) => element.getBoundingClientRect();

/** Expects that nothing covers the footer's text: a pointer hits it along its width. */
async function expectFooterClear() {
  const pageText = screen.getByText(/^©/);
  window.scrollTo(0, document.documentElement.scrollHeight);
  const { left, right, top, bottom } = measureBox(pageText);
  for (const x of [left + 1, (left + right) / 2, right - 1]) {
    await expect(document.elementFromPoint(x, (top + bottom) / 2)).toBe(pageText);
  }
}

/** At the end of the page, the button does not cover the footer's text. */
export const FooterNotCovered: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Mock console' });
    await waitFor(expectFooterClear);
  },
};

/** The button is hidden while the panel is docked, and gets the focus when the panel closes. */
export const HiddenWhileDocked: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Mock console' });
    const panelQueries = await openConsole('People');
    await expect(button).not.toBeVisible();
    await expectFooterClear();
    await userEvent.click(panelQueries.getByRole('button', { name: 'Close' }));
    await expect(button).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** On a wide screen the page is narrower next to the panel, and Tab leaves the panel. */
export const PanelNextToPage: Story = {
  play: async () => {
    const pageText = await screen.findByText('What is written here stays in use.');
    const widthBefore = measureBox(document.body).right;
    await openConsole('Calls');
    const panel = screen.getByRole('dialog', { name: 'Mock console' });
    await expect(measureBox(document.body).right).toBe(measureBox(panel).left);
    await expect(measureBox(pageText).right).toBeLessThanOrEqual(measureBox(panel).left);
    await expect(panel).not.toHaveAttribute('aria-modal');
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.tab({ shift: true });
    await expect(panel).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(measureBox(document.body).right).toBe(widthBefore));
  },
};

/** On a phone the panel is at the bottom, and the page scrolls until its last line is above it. */
export const PanelBelowPage: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const pageText = await screen.findByText('What is written here stays in use.');
    const panelQueries = await openConsole('People');
    const panel = screen.getByRole('dialog', { name: 'Mock console' });
    await expect(measureBox(panel).top).toBeGreaterThan(window.innerHeight / 3);
    await expect(measureBox(panel).bottom).toBe(window.innerHeight);
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(measureBox(pageText).bottom).toBeLessThanOrEqual(measureBox(panel).top);
    panelQueries.getByRole('button', { name: 'Login screen' }).scrollIntoView({ block: 'nearest' });
    const lastButtonBox = measureBox(panelQueries.getByRole('button', { name: 'Login screen' }));
    await expect(lastButtonBox.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
