import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';

/** Top bar of each role (accounts §2.3). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Shell/Navigation',
  component: Screen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findMenu = async () => within(await screen.findByRole('navigation', { name: 'Main' }));
const readTexts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

export const SignedOut: Story = {
  args: { path: '/login' },
  play: async () => {
    const nav = await findMenu();
    await expect(nav.getByRole('link', { name: 'Log in' })).toHaveAttribute('aria-current', 'page');
    const footer = within(screen.getByRole('contentinfo'));
    await expect(footer.getByRole('group', { name: 'Appearance' })).toBeVisible();
    await userEvent.click(nav.getByRole('button', { name: 'Sign up' }));
    await expect(readTexts(nav.getAllByRole('link'))).toEqual(['Log in', 'as a Patient', 'as a Physician']);
  },
};

export const PatientsMenu: Story = {
  args: { path: '/health-journey', signedInAs: 'patient@clinic.test' },
  play: async () => {
    const nav = await findMenu();
    await userEvent.click(await nav.findByRole('button', { name: 'My Health' }));
    await expect(readTexts(nav.getAllByRole('link'))).toEqual([
      'Dashboard',
      'Health Intake',
      'Health Journey',
      'Dosing History',
    ]);
    await expect(nav.getByRole('link', { name: 'Health Journey' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(nav.getByRole('button', { name: 'Grace Holloway' }));
    await expect(readTexts(nav.getAllByRole('link'))).toEqual(['Dashboard', 'Profile']);
    await expect(nav.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};

/** The color scheme is chosen in the menu of the name, which a choice does not close. */
export const AppearanceInMenu: Story = {
  args: { path: '/health-journey', signedInAs: 'patient@clinic.test' },
  play: async () => {
    const nav = await findMenu();
    await userEvent.click(await nav.findByRole('button', { name: 'Grace Holloway' }));
    const choice = within(nav.getByRole('group', { name: 'Appearance' }));
    await expect(choice.getAllByRole('radio')).toHaveLength(3);
    await expect(within(await screen.findByRole('contentinfo')).queryByRole('radio')).toBeNull();
    const chosenRadio = choice.getByRole('radio', { checked: true });
    await userEvent.click(chosenRadio);
    await expect(nav.getByRole('group', { name: 'Appearance' })).toBeVisible();
    chosenRadio.focus();
    await userEvent.keyboard('{Escape}');
    await expect(nav.queryByRole('group', { name: 'Appearance' })).toBeNull();
  },
};

export const PhysiciansMenu: Story = {
  args: { path: '/physician/list-patient', signedInAs: 'physician@clinic.test' },
  play: async () => {
    const nav = await findMenu();
    await userEvent.click(await nav.findByRole('button', { name: 'Patient' }));
    await expect(readTexts(nav.getAllByRole('link'))).toEqual([
      'Dashboard',
      'Add New Patient',
      'Patient Listing',
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(nav.getByRole('button', { name: 'Helen Ashworth' }));
    await expect(readTexts(nav.getAllByRole('link'))).toEqual(['Dashboard', 'Physician Profile']);
  },
};

/** Arrow keys move through a dropdown; Escape returns to its button. */
export const MenuByKeyboard: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/health-journey', signedInAs: 'patient@clinic.test' },
  play: async () => {
    const nav = await findMenu();
    const button = await nav.findByRole('button', { name: 'My Health' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(nav.getByRole('link', { name: 'Health Intake' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(nav.getByRole('link', { name: 'Dosing History' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** After a navigation, the heading of the new page has the focus. */
export const FocusAfterNavigation: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/health-journey', signedInAs: 'patient@clinic.test' },
  play: async () => {
    await userEvent.click(await (await findMenu()).findByRole('link', { name: 'Dashboard' }));
    const heading = await screen.findByRole('heading', { name: 'Welcome, Grace' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const PhoneMenu: Story = {
  args: { path: '/dashboard', signedInAs: 'patient@clinic.test' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await (await findMenu()).findByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(readTexts(drawer.getAllByRole('link'))).toEqual([
      'Dashboard',
      'Health Intake',
      'Health Journey',
      'Dosing History',
      'Profile',
    ]);
    await expect(drawer.getByRole('group', { name: 'Appearance' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};

export const LoggingOut: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/dashboard', signedInAs: 'physician@clinic.test' },
  play: async () => {
    // The menu works on a page of another role, too.
    await userEvent.click(await (await findMenu()).findByRole('button', { name: 'Helen Ashworth' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(await screen.findByRole('form', { name: 'Log in' })).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};
