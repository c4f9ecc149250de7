import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { happen } from '#mocks/controls/happenings.ts';
import type { Store } from '#mocks/store/store.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';

/** Bell and drawer of notifications (accounts §2.4). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Shell/Notifications',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/dashboard', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

async function openDrawer() {
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

/** Gives the patient a number of notifications, the first two unread. */
function addNotifications(count: number, link = '/health-journey') {
  return (store: Store) => {
    const accountId = store.tables.accounts.find(({ email }) => email === 'patient@clinic.test')?.id ?? '';
    store.tables.notifications = Array.from({ length: count }, (_, index) => ({
      id: `n${index}`,
      accountId,
      body: `Message ${index + 1}`,
      link,
      isRead: index > 1,
      createdAt: new Date(Date.UTC(2026, 10, 21, 12) - index * 3_600_000).toISOString(),
    }));
  };
}

const getItems = (drawer: Awaited<ReturnType<typeof openDrawer>>) => drawer.getAllByRole('listitem');

export const FewNotifications: Story = {
  tags: ['screen'],
  args: { prepare: addNotifications(3) },
  play: async () => {
    const drawer = await openDrawer();
    await drawer.findByText('Message 1');
    await expect(getItems(drawer)).toHaveLength(3);
    await expect(drawer.getAllByText('New')).toHaveLength(2);
    await expect(drawer.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
};

const listHeadings = (drawer: Awaited<ReturnType<typeof openDrawer>>) =>
  drawer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
/** Returns the address of a notification's picture, or null if there is none. */
const readPicture = (item: HTMLElement) => item.querySelector('img')?.getAttribute('src') ?? null;

/** Grouped by day, with the picture of the physician whose name is in a notification. */
export const GroupedByDay: Story = {
  play: async () => {
    const drawer = await openDrawer();
    const shoop = await drawer.findByRole('link', { name: /^Dr. Ashworth has sent you/ });
    await waitFor(() => expect(readPicture(shoop)).toMatch(/^(data|blob|http|\/)/));
    await expect(readPicture(drawer.getByRole('link', { name: /^Hello, Grace/ }))).toBeNull();
    const days = listHeadings(drawer);
    await expect(new Set(days).size).toBe(days.length);
    await expect(days.length).toBeGreaterThan(2);
    const oldest = drawer.getAllByRole('link').at(-1) as HTMLElement;
    await expect(oldest).toHaveAccessibleName(new RegExp(`${days.at(-1)}, \\d{1,2}:\\d\\d [AP]M$`));
  },
};

/** A physician sees the patient whose page a notification opens. */
export const NotificationsOfPhysician: Story = {
  args: { path: '/physician/profile', signedInAs: 'physician@clinic.test' },
  play: async () => {
    const drawer = await openDrawer();
    const ruth = await drawer.findByRole('link', { name: /^Ruth Okafor has completed/ });
    await waitFor(() => expect(readPicture(ruth)).not.toBeNull());
    await expect(readPicture(drawer.getByRole('link', { name: /^Two invitations/ }))).toBeNull();
  },
};

/** If the patients, whose pictures are shown, do not load, the notifications are still shown. */
export const WithoutPictures: Story = {
  tags: ['behavior', '!state'],
  args: {
    ...{ path: '/physician/profile', signedInAs: 'physician@clinic.test' },
    faults: [{ endpoint: 'listPatients', effect: { kind: 'status', status: 500 } }],
  },
  play: async () => {
    const drawer = await openDrawer();
    const ruth = await drawer.findByRole('link', { name: /^Ruth Okafor has completed/ });
    await expect(readPicture(ruth)).toBeNull();
  },
};

export const MoreLoaded: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: addNotifications(400) },
  play: async () => {
    const drawer = await openDrawer();
    await drawer.findByText('Message 1');
    await expect(getItems(drawer)).toHaveLength(5);
    await userEvent.click(drawer.getByRole('button', { name: 'Load more' }));
    await expect(getItems(drawer)).toHaveLength(10);
    await waitFor(() => expect(drawer.getByRole('link', { name: /^Message 6/ })).toHaveFocus());
    // The drawer says it and a live region announces it.
    await expect(screen.getAllByText('Showing 10 of 400 notifications')[0]).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Notifications/ })).toHaveFocus());
  },
};

/** A click marks the notification as read, closes the drawer and opens the page. */
export const NotificationOpened: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: addNotifications(3) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
    const drawer = await openDrawer();
    await userEvent.click(await drawer.findByRole('link', { name: /^Message 1/ }));
    await expect(await screen.findByRole('heading', { level: 1, name: /health journey/i })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  },
};

/** A link out of the app is not followed: the notification is only marked as read (decision 11). */
export const ForeignLink: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: addNotifications(1, 'https://evil.example/') },
  play: async () => {
    const drawer = await openDrawer();
    await userEvent.click(await drawer.findByRole('button', { name: /^Message 1/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Grace');
  },
};

/** New notifications show when the user comes back to the tab. */
export const NotificationArrives: Story = {
  tags: ['behavior', '!state'],
  args: {
    prepare: addNotifications(0),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    happen(getStoryStore(), 'shoop-sent', 'patient@clinic.test');
    window.dispatchEvent(new Event('visibilitychange'));
    await expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    const drawer = await openDrawer();
    await userEvent.click(await drawer.findByRole('link', { name: /^Dr. Ashworth has sent you/ }));
    await expect(await screen.findByRole('heading', { level: 1, name: /^dosing history/i })).toBeVisible();
  },
};

export const NoNotifications: Story = {
  args: { prepare: addNotifications(0) },
  play: async () => {
    await expect(await (await openDrawer()).findByText('No Notification Found')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'listNotifications', effect: { kind: 'timeout' } }] },
  play: async () => {
    await expect(await (await openDrawer()).findByText('Loading notifications')).toBeInTheDocument();
  },
};

export const CannotLoad: Story = {
  args: {
    faults: [{ endpoint: 'listNotifications', effect: { kind: 'offline' } }],
  },
  play: async () => {
    const drawer = await openDrawer();
    const retry = await drawer.findByRole('button', { name: 'Retry' });
    getStoryStore().clearFaults();
    await userEvent.click(retry);
    await expect((await drawer.findAllByRole('listitem')).length).toBeGreaterThan(0);
  },
};

export const OnAPhone: Story = {
  ...FewNotifications,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
