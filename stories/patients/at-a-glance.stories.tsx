import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Store } from '#mocks/store/store.ts';
import { Screen } from '#stories/support/screen.tsx';

/** First card of Patient Profile. Each of its parts leads to the tab that has the rest. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/At a glance',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/physician/patient-profile/complete-patient', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findCard = async () => within(await screen.findByRole('region', { name: 'At a glance' }));
const findBlock = async (name: string) => within(await (await findCard()).findByRole('group', { name }));
const readTexts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The newest Shoop, three check-ups by objective, medications and allergies, the last note. */
export const AllPartsFilled: Story = {
  tags: ['screen'],
  play: async () => {
    const recommended = await findBlock('Recommended now');
    await expect(await recommended.findByText('CBD (cannabidiol)')).toBeVisible();
    await expect(recommended.getByRole('button', { name: /^Start from this Shoop/ })).toBeVisible();
    const checkUps = await findBlock('How the patient fares');
    // One for the names of the rows, and one for each of three check-ups.
    await expect(await checkUps.findAllByRole('columnheader')).toHaveLength(4);
    const rows = checkUps.getAllByRole('rowheader');
    await expect(readTexts(rows)).toEqual([
      'Status',
      'Anti-cancer Therapy',
      'Manage Side Effects of Chemo',
      'Pain Relief',
      'Mental Health',
    ]);
    const medications = await findBlock('Medications and allergies');
    await expect(await medications.findByText('Tamoxifen · 20 mg · Once a day')).toBeVisible();
    await expect(medications.getByText('Penicillin')).toBeVisible();
    const note = await findBlock('Last note');
    await expect(await note.findByText(/^Ruth, thank you for logging every day/)).toBeVisible();
  },
};

/** Each title leads to the tab that has the rest. */
export const TitlesLeadToTabs: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const getTabs = () => within(screen.getByRole('navigation', { name: 'Parts of the record' }));
    for (const [title, tab] of [
      ['Recommended now', 'View Patient Shoop'],
      ['How the patient fares', 'Health Journey'],
      ['Medications and allergies', 'Edit Health Intake'],
      ['Last note', 'Notes'],
    ] as const) {
      await userEvent.click(await (await findCard()).findByRole('link', { name: title }));
      await waitFor(() => expect(getTabs().getByRole('link', { current: 'page' })).toHaveTextContent(tab));
      await userEvent.click(getTabs().getByRole('link', { name: 'Patient Profile' }));
    }
  },
};

/** The form of a new Shoop opens with the medicines of the newest one. */
export const ShoopStarted: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const recommended = await findBlock('Recommended now');
    await userEvent.click(await recommended.findByRole('button', { name: /^Start from this Shoop/ }));
    await screen.findByText(/^Started from the Shoop of .*Nothing is sent yet\.$/);
    const target = await screen.findByRole('textbox', { name: /^Target daily dose/ });
    await waitFor(() => expect(target).toHaveFocus());
    await expect(target).toHaveValue('15');
  },
};

/** A patient without any records: each part says so, and a Shoop can be begun. */
export const NoRecords: Story = {
  args: { path: '/physician/patient-profile/new-patient' },
  play: async () => {
    const recommended = await findBlock('Recommended now');
    await expect(await recommended.findByText('Nothing was sent yet')).toBeVisible();
    await expect(recommended.getByRole('link', { name: 'Create New Shoop' })).toBeVisible();
    const checkUps = await findBlock('How the patient fares');
    await expect(await checkUps.findByText('The patient has not logged a check-up yet')).toBeVisible();
    const medications = await findBlock('Medications and allergies');
    await expect(await medications.findAllByText(/^Not known/)).toHaveLength(2);
    const note = await findBlock('Last note');
    await expect(await note.findByText('No Consultation Notes added Yet')).toBeVisible();
  },
};

/** A known absence and missing knowledge have different texts (decision 73). */
export const KnownToHaveNone: Story = {
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
    const medications = await findBlock('Medications and allergies');
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
    for (const text of [
      'Loading what is recommended now',
      'Loading the last check-ups',
      'Loading the medications and allergies',
      'Loading the last note',
    ])
      await (await findCard()).findByText(text);
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
    for (const [title, text, loaded] of [
      ['Recommended now', 'We could not load what is recommended now.', /cannabidiol/],
      ['How the patient fares', 'We could not load the last check-ups.', 'Pain Relief'],
      ['Last note', 'We could not load the last note.', /^Ruth, thank you/],
    ] as const) {
      const part = await findBlock(title);
      await expect(await part.findByText(text)).toBeVisible();
      await userEvent.click(part.getByRole('button', { name: 'Retry' }));
      await part.findByText(loaded);
    }
    await (await findBlock('Medications and allergies')).findByText('Penicillin');
  },
};

/** Gives the last note and the check-ups very long texts with markup. */
const addHostileTexts = ({ tables }: Store) => {
  const text = '<b>Bold</b> '.repeat(40) + 'W'.repeat(400);
  const [note] = tables.notes.filter(({ patientId }) => patientId === 'complete-patient').slice(-1);
  Object.assign(note ?? {}, { note: text });
  for (const checkUp of tables.checkUps)
    if (checkUp.userId === 'complete-patient') Object.assign(checkUp, { comment: text, cannabisToday: 'no' });
};

/** Long and HTML texts are cut to their first lines and do not widen the page. */
export const HostileTexts: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  args: { prepare: addHostileTexts },
  play: async () => {
    const checkUps = await findBlock('How the patient fares');
    await expect(await checkUps.findAllByText('No medicine')).toHaveLength(3);
    await expect(document.querySelector('main b')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
