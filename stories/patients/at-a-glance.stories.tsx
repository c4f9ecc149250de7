import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Store } from '#mocks/store/store.ts';
import { Screen } from '#stories/support/screen.tsx';

/** First card of Patient Profile: what a physician asks first; each part leads to its tab. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/At a glance',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/physician/patient-profile/complete-patient', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const card = async () => within(await screen.findByRole('region', { name: 'At a glance' }));
const block = async (name: string) => within(await (await card()).findByRole('group', { name }));
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The newest Shoop, three check-ups by objective, medications and allergies, the last note. */
export const Full: Story = {
  tags: ['screen'],
  play: async () => {
    const now = await block('Recommended now');
    await expect(await now.findByText('CBD (cannabidiol)')).toBeVisible();
    await expect(now.getByRole('button', { name: /^Start from this Shoop/ })).toBeVisible();
    const fares = await block('How the patient fares');
    await expect(await fares.findAllByRole('columnheader')).toHaveLength(4);
    const rows = fares.getAllByRole('rowheader');
    await expect(texts(rows)).toEqual([
      'Status',
      'Anti-cancer Therapy',
      'Manage Side Effects of Chemo',
      'Pain Relief',
      'Mental Health',
    ]);
    const medications = await block('Medications and allergies');
    await expect(await medications.findByText('Tamoxifen · 20 mg · Once a day')).toBeVisible();
    await expect(medications.getByText('Penicillin')).toBeVisible();
    const note = await block('Last note');
    await expect(await note.findByText(/^Ruth, thank you for logging every day/)).toBeVisible();
  },
};

/** Each title leads to the tab that has the rest. */
export const LeadsToItsTab: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const tabs = () => within(screen.getByRole('navigation', { name: 'Parts of the record' }));
    for (const [title, tab] of [
      ['Recommended now', 'View Patient Shoop'],
      ['How the patient fares', 'Health Journey'],
      ['Medications and allergies', 'Edit Health Intake'],
      ['Last note', 'Notes'],
    ] as const) {
      await userEvent.click(await (await card()).findByRole('link', { name: title }));
      await waitFor(() => expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent(tab));
      await userEvent.click(tabs().getByRole('link', { name: 'Patient Profile' }));
    }
  },
};

/** The form of a new Shoop opens with the medicines of the newest one. */
export const Starts: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const now = await block('Recommended now');
    await userEvent.click(await now.findByRole('button', { name: /^Start from this Shoop/ }));
    await screen.findByText(/^Started from the Shoop of .*Nothing is sent yet\.$/);
    const target = await screen.findByRole('textbox', { name: /^Target daily dose/ });
    await waitFor(() => expect(target).toHaveFocus());
    await expect(target).toHaveValue('15');
  },
};

/** A patient without any records: each part says so, and a Shoop can be begun. */
export const NothingYet: Story = {
  args: { path: '/physician/patient-profile/new-patient' },
  play: async () => {
    const now = await block('Recommended now');
    await expect(await now.findByText('Nothing was sent yet')).toBeVisible();
    await expect(now.getByRole('link', { name: 'Create New Shoop' })).toBeVisible();
    const fares = await block('How the patient fares');
    await expect(await fares.findByText('The patient has not logged a check-up yet')).toBeVisible();
    const medications = await block('Medications and allergies');
    await expect(await medications.findAllByText(/^Not known/)).toHaveLength(2);
    const note = await block('Last note');
    await expect(await note.findByText('No Consultation Notes added Yet')).toBeVisible();
  },
};

/** A known absence and missing knowledge have different texts (decision 73). */
export const SurelyNone: Story = {
  tags: ['behavior', '!state'],
  args: {
    prepare: (fresh) => {
      const saved = fresh.tables.intakeRecords.find(
        ({ userId, module }) => userId === 'complete-patient' && module === 'Medications',
      );
      Object.assign(saved?.record ?? {}, { medications: [], allergy: false, allergies: [] });
    },
  },
  play: async () => {
    const medications = await block('Medications and allergies');
    await expect(await medications.findByText('The patient takes none')).toBeVisible();
    await expect(medications.getByText('The patient has none')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    faults: (['listPatientShoops', 'listCheckUps', 'readMedications', 'listNotes'] as const).map(
      (endpoint) => ({
        endpoint,
        effect: { kind: 'timeout' },
      }),
    ),
  },
  play: async () => {
    for (const words of [
      'Loading what is recommended now',
      'Loading the last check-ups',
      'Loading the medications and allergies',
      'Loading the last note',
    ])
      await (await card()).findByText(words);
  },
};

/** A part that fails shows its own error with Retry; the others stay. */
export const PartsFail: Story = {
  args: {
    faults: (['listPatientShoops', 'listCheckUps', 'listNotes'] as const).map((endpoint) => ({
      endpoint,
      effect: { kind: 'status', status: 503 },
      once: true,
    })),
  },
  play: async () => {
    for (const [title, words, loaded] of [
      ['Recommended now', 'We could not load what is recommended now.', /cannabidiol/],
      ['How the patient fares', 'We could not load the last check-ups.', 'Pain Relief'],
      ['Last note', 'We could not load the last note.', /^Ruth, thank you/],
    ] as const) {
      const part = await block(title);
      await expect(await part.findByText(words)).toBeVisible();
      await userEvent.click(part.getByRole('button', { name: 'Retry' }));
      await part.findByText(loaded);
    }
    await (await block('Medications and allergies')).findByText('Penicillin');
  },
};

const hostile = ({ tables }: Store) => {
  const text = '<b>Bold</b> '.repeat(40) + 'W'.repeat(400);
  const [note] = tables.notes.filter(({ patientId }) => patientId === 'complete-patient').slice(-1);
  Object.assign(note ?? {}, { note: text });
  for (const checkUp of tables.checkUps)
    if (checkUp.userId === 'complete-patient') Object.assign(checkUp, { comment: text, cannabisToday: 'no' });
};

/** Long and HTML texts are cut to their first lines and do not widen the page. */
export const Hostile: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  args: { prepare: hostile },
  play: async () => {
    const fares = await block('How the patient fares');
    await expect(await fares.findAllByText('No medicine')).toHaveLength(3);
    await expect(document.querySelector('main b')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
