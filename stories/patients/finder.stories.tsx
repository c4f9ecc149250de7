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

const findFinderButton = () => screen.findByRole('button', { name: 'Find a patient' });
/** Expects that the keys have not opened the dialog; its button says so at once. */
const expectNotOpened = () =>
  expect(screen.getByRole('button', { name: 'Find a patient', hidden: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
const findDialog = () => screen.findByRole('dialog', { name: 'Find a patient' });
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const findField = async () =>
  within(await findDialog()).findByRole('combobox', { name: 'Name, email, phone or diagnosis' });
const listOptions = () => screen.getAllByRole('option').map((option) => option.textContent);
const waitForPageOf = (name: string) => screen.findByRole('heading', { level: 1, name });
const pathOfRuth = '/physician/patient-profile/complete-patient';

/** Without patients opened before, the dialog begins with the field and two links. */
export const OpenedByButton: Story = {
  play: async () => {
    await userEvent.click(await findFinderButton());
    await waitFor(async () => expect(await findField()).toHaveFocus());
    const queries = within(await findDialog());
    await expect(await queries.findByRole('link', { name: 'See all patients' })).toBeVisible();
    await expect(queries.getByRole('link', { name: 'Add New Patient' })).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

/** The slash opens the dialog; Enter opens the only match, and the new page has the focus. */
export const OpenedBySlash: Story = {
  tags: ['behavior', '!state', 'wcag-4.1.3'],
  play: async () => {
    await findFinderButton();
    await userEvent.keyboard('/');
    await userEvent.type(await findField(), 'ruth oka');
    await expect(await screen.findByText('1 patient found. Enter opens their page.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitForPageOf('Ruth Okafor');
    await expectNoDialog();
    await waitFor(() =>
      expect(document.querySelector('main')).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

/** With one or two matches the menu also offers to send a Shoop, which opens the Shoop tab. */
export const ShoopOffered: Story = {
  play: async () => {
    await userEvent.click(await findFinderButton());
    await userEvent.type(await findField(), 'r oka');
    await waitFor(() =>
      expect(listOptions()).toEqual([
        expect.stringMatching(/^Ruth Okafor/),
        expect.stringMatching(/^Send a Shoop to Ruth Okafor$/),
      ]),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitForPageOf('Ruth Okafor');
    const tab = screen.getByRole('link', { name: 'View Patient Shoop' });
    await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
  },
};

/** A patient who was opened in this tab comes first, with the birth date. */
export const LastOpenedPatient: Story = {
  args: { path: pathOfRuth },
  play: async () => {
    await waitForPageOf('Ruth Okafor');
    await findFinderButton();
    await userEvent.keyboard('{Control>}k{/Control}');
    const [first] = await screen.findAllByRole('option');
    await expect(first).toHaveTextContent(/^Ruth Okafor.*Born \d\d-\d\d-\d{4}/);
    await expect(screen.getByText('The patients you opened last')).toBeVisible();
  },
};

/** The same in the window of a phone. */
export const LastOpenedPatientOnAPhone: Story = {
  ...LastOpenedPatient,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** A slash in a field is text; Ctrl+K opens the dialog there too, and the text stays. */
export const KeysWhileTyping: Story = {
  tags: ['behavior', '!state'],
  args: { path: `${pathOfRuth}?view=notes` },
  play: async () => {
    await findFinderButton();
    const note = await screen.findByRole('textbox', { name: /note/i });
    await userEvent.type(note, 'Sleep 7/10');
    await expectNotOpened();
    await userEvent.keyboard('{Control>}k{/Control}');
    await findDialog();
    await userEvent.keyboard('{Escape}');
    await expectNoDialog();
    await expect(note).toHaveValue('Sleep 7/10');
    await waitFor(() => expect(note).toHaveFocus());
  },
};

/** The slash can be turned off on this device, for speech input; Ctrl+K still opens the dialog. */
export const SlashTurnedOff: Story = {
  tags: ['wcag-2.1.4'],
  play: async () => {
    await userEvent.click(await findFinderButton());
    const findSlashSwitch = async () =>
      within(await findDialog()).findByRole('switch', { name: 'The / key opens this search' });
    await userEvent.click(await findSlashSwitch());
    await userEvent.keyboard('{Escape}');
    await expectNoDialog();
    await userEvent.keyboard('/');
    await expectNotOpened();
    await expect(await findFinderButton()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await findSlashSwitch()).not.toBeChecked();
    // It can be turned on again.
    await userEvent.click(await findSlashSwitch());
    await expect(await findSlashSwitch()).toBeChecked();
  },
};

/** While another dialog is open, the keys do not open this one. */
export const KeysOverDialog: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/list-patient' },
  play: async () => {
    await userEvent.click((await openMenu('Aaron Fischer')).getByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: /Delete|Remove/ });
    await userEvent.keyboard('{Control>}k{/Control}/');
    await expectNotOpened();
  },
};

export const CannotLoad: Story = {
  args: { faults: [{ endpoint: 'listPatients', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    await userEvent.click(await findFinderButton());
    await expect(await screen.findByText('We could not load your patients.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByRole('link', { name: 'See all patients' })).toBeVisible();
  },
};

/** A signed-in patient has neither the button nor the keys. */
export const NotForPatients: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/dashboard', signedInAs: 'complete.patient@clinic.test' },
  play: async () => {
    // The bell comes with the menu of the signed-in user, where the search would be.
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: /Notifications/ });
    await expect(screen.queryByRole('button', { name: 'Find a patient' })).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
