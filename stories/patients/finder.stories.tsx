import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { openMenu } from './listing-support.ts';

/** Dialog that finds a patient from any page of a physician: by its button, `/` or Ctrl+K. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/Find a patient from any page',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/physician/profile', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const button = () => screen.findByRole('button', { name: 'Find a patient' });
/** Checks that the keys have not opened the dialog: its button says so at once. */
const notOpened = () =>
  expect(screen.getByRole('button', { name: 'Find a patient', hidden: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
const dialog = () => screen.findByRole('dialog', { name: 'Find a patient' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const field = async () =>
  within(await dialog()).findByRole('combobox', { name: 'Name, email, phone or diagnosis' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const opened = (name: string) => screen.findByRole('heading', { level: 1, name });
const ruthsPage = '/physician/patient-profile/complete-patient';

/** Without patients opened before, the dialog begins with the field and two links. */
export const Opened: Story = {
  play: async () => {
    await userEvent.click(await button());
    await waitFor(async () => expect(await field()).toHaveFocus());
    const within_ = within(await dialog());
    await expect(await within_.findByRole('link', { name: 'See all patients' })).toBeVisible();
    await expect(within_.getByRole('link', { name: 'Add New Patient' })).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

/** The slash opens the dialog; Enter opens the only match, and the new page has the focus. */
export const ByKeyboard: Story = {
  tags: ['behavior', '!state', 'wcag-4.1.3'],
  play: async () => {
    await button();
    await userEvent.keyboard('/');
    await userEvent.type(await field(), 'ruth oka');
    await expect(await screen.findByText('1 patient found. Enter opens their page.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await opened('Ruth Okafor');
    await noDialog();
    await waitFor(() =>
      expect(document.querySelector('main')).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

/** Names that begin with the typed letters come first; the last two also offer an action. */
export const SendAShoop: Story = {
  play: async () => {
    await userEvent.click(await button());
    await userEvent.type(await field(), 'r oka');
    await waitFor(() =>
      expect(options()).toEqual([
        expect.stringMatching(/^Ruth Okafor/),
        expect.stringMatching(/^Send a Shoop to Ruth Okafor$/),
      ]),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await opened('Ruth Okafor');
    const tab = screen.getByRole('link', { name: 'View Patient Shoop' });
    await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
  },
};

/** A patient who was opened in this tab comes first, with the birth date. */
export const OpenedLast: Story = {
  args: { path: ruthsPage },
  play: async () => {
    await opened('Ruth Okafor');
    await button();
    await userEvent.keyboard('{Control>}k{/Control}');
    const [first] = await screen.findAllByRole('option');
    await expect(first).toHaveTextContent(/^Ruth Okafor.*Born \d\d-\d\d-\d{4}/);
    await expect(screen.getByText('The patients you opened last')).toBeVisible();
  },
};

export const OpenedLastOnAPhone: Story = {
  ...OpenedLast,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** A slash in a field is text; Ctrl+K opens the dialog there too, and the text stays. */
export const WhileTyping: Story = {
  tags: ['behavior', '!state'],
  args: { path: `${ruthsPage}?view=notes` },
  play: async () => {
    await button();
    const note = await screen.findByRole('textbox', { name: /note/i });
    await userEvent.type(note, 'Sleep 7/10');
    await notOpened();
    await userEvent.keyboard('{Control>}k{/Control}');
    await dialog();
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await expect(note).toHaveValue('Sleep 7/10');
    await waitFor(() => expect(note).toHaveFocus());
  },
};

/** The slash can be turned off on this device, for speech input; Ctrl+K still opens the dialog. */
export const WithoutTheSlash: Story = {
  tags: ['wcag-2.1.4'],
  play: async () => {
    await userEvent.click(await button());
    const slash = async () =>
      within(await dialog()).findByRole('switch', { name: 'The / key opens this search' });
    await userEvent.click(await slash());
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await userEvent.keyboard('/');
    await notOpened();
    await expect(await button()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await slash()).not.toBeChecked();
    await userEvent.click(await slash());
    await expect(await slash()).toBeChecked();
  },
};

/** Over another dialog the keys do nothing. */
export const NotOverADialog: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/list-patient' },
  play: async () => {
    await userEvent.click((await openMenu('Aaron Fischer')).getByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: /Delete|Remove/ });
    await userEvent.keyboard('{Control>}k{/Control}/');
    await notOpened();
  },
};

export const CannotLoad: Story = {
  args: { faults: [{ endpoint: 'listPatients', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    await userEvent.click(await button());
    await expect(await screen.findByText('We could not load your patients.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByRole('link', { name: 'See all patients' })).toBeVisible();
  },
};

/** A patient has no such button. */
export const NotForPatients: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/dashboard', signedInAs: 'complete.patient@clinic.test' },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: /Notifications/ });
    await expect(screen.queryByRole('button', { name: 'Find a patient' })).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
