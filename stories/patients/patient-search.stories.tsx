import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addLinkedPatient } from '#mocks/seed/scene.ts';
import type { Store } from '#mocks/store/store.ts';
import { Screen } from '#stories/support/screen.tsx';

/** Field on the physician's dashboard that finds a patient (decision 62). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/Dashboard/Find a patient',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/physician/dashboard', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findField = () => screen.findByRole('combobox', { name: 'Find a patient' });
const getOptions = () =>
  within(screen.getByRole('listbox', { name: 'Patients found' })).getAllByRole('option');
const waitForPageOf = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Enter opens the only match. */
export const EnterOpensOnlyMatch: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await userEvent.type(await findField(), 'ruth oka');
    await expect(await screen.findByText('1 patient found. Enter opens their page.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitForPageOf('Ruth Okafor');
  },
};

/** Enter right after the last keystroke searches the typed text, not the older menu. */
export const EnterBeforeMenuUpdates: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const searchInput = (await findField()) as HTMLInputElement;
    await userEvent.type(searchInput, 'ruth');
    await screen.findAllByRole('option');
    // Input and Enter in one task, so that React renders nothing between them.
    const setNativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setNativeValue?.call(searchInput, 'ruth oka');
    searchInput.dispatchEvent(new Event('input', { bubbles: true }));
    searchInput.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
    await waitForPageOf('Ruth Okafor');
  },
};

export const ClickOpensMatch: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await userEvent.type(await findField(), 'holloway');
    await userEvent.click(await screen.findByRole('option', { name: /^Grace Holloway/ }));
    await waitForPageOf('Grace Holloway');
  },
};

/** With several matches Enter opens none until an arrow key selects one. */
export const ArrowSelectsMatch: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const searchInput = await findField();
    await userEvent.type(searchInput, 'chronic');
    await waitFor(() => expect(getOptions().length).toBeGreaterThan(1));
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your patients');
    await expect(screen.getByText(/^The first 8 of \d+$/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = getOptions();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(searchInput).toHaveAttribute('aria-activedescendant', second?.id);
    const name = second?.querySelector('bdi')?.textContent ?? '';
    await userEvent.keyboard('{Enter}');
    await waitForPageOf(name);
  },
};

export const EscapeCloses: Story = {
  tags: ['behavior', '!state', 'wcag-1.4.13'],
  play: async () => {
    const searchInput = await findField();
    await userEvent.type(searchInput, 'ruth');
    await screen.findByRole('option');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(searchInput).toHaveFocus();
    await expect(searchInput).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Adds a second Ruth Okafor and patients with HTML and right-to-left names. */
const addNamesakes = (store: Store) => {
  const addPatient = (id: string, name: string) =>
    addLinkedPatient(store, 'physician', name, { id }, 'pending');
  addPatient('other-ruth', 'Rúth OKAFOR');
  addPatient('html', `<b>Ruth</b> ${'Okafor'.repeat(30)}`);
  addPatient('rtl', 'روث Okafor');
};

/** Patients of the same name are marked and listed with their e-mail; accents do not matter. */
export const Namesakes: Story = {
  args: { prepare: addNamesakes },
  play: async () => {
    await userEvent.type(await findField(), 'okafor');
    await waitFor(() => expect(getOptions()).toHaveLength(4));
    const optionsOfSameName = getOptions().filter((option) => within(option).queryByText('Same name'));
    await expect(optionsOfSameName.map((option) => option.textContent)).toEqual([
      expect.stringContaining('complete.patient@clinic.test'),
      expect.stringContaining('other-ruth@mail.test'),
    ]);
    await expect(document.querySelector('[role=option] b')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NamesakesOnAPhone: Story = {
  ...Namesakes,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** Marks a patient as deceased in the store. */
const markAsDeceased = ({ tables }: Store) => {
  const ruth = tables.accounts.find(({ id }) => id === 'complete-patient');
  Object.assign(ruth ?? {}, { deceased: true, deceasedDate: '03-01-2026', deceasedCause: 'Stroke' });
};

/** A deceased patient is marked with a label (physician §2). */
export const Deceased: Story = {
  args: { prepare: markAsDeceased },
  play: async () => {
    await userEvent.type(await findField(), 'ruth oka');
    const option = await screen.findByRole('option', { name: /^Ruth Okafor Deceased / });
    await expect(within(option).getByText('Deceased')).toBeVisible();
  },
};

/** Without a match, links to all patients and to a new patient follow in the tab order. */
export const NobodyFound: Story = {
  play: async () => {
    await userEvent.type(await findField(), 'zzz{Enter}');
    await expect(await screen.findAllByText('No patient found')).not.toHaveLength(0);
    await userEvent.tab();
    await expect(screen.getAllByRole('link', { name: 'See all patients' })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Add New Patient' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Add New Patient' })).toBeNull());
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'listPatients', effect: { kind: 'timeout' } }] },
  play: async () => {
    await userEvent.type(await findField(), 'ruth');
    await expect(await screen.findByText('Loading your patients…')).toBeVisible();
  },
};

export const CannotLoad: Story = {
  args: { faults: [{ endpoint: 'listPatients', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    await userEvent.type(await findField(), 'ruth');
    await expect(await screen.findByText('We could not load your patients.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByRole('option', { name: /^Ruth Okafor/ })).toBeVisible();
  },
};
