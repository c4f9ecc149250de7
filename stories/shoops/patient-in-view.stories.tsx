import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PatientInView } from '#features/shoops/patient-in-view/patient-in-view.tsx';
import type { Store } from '#mocks/store/store.ts';
import { Stage } from './stage.tsx';
import { ruthId } from './support.ts';

/** Facts about the patient, shown while a physician builds a Shoop. */
const meta: Meta<typeof Stage> = {
  title: 'Screens/Physician/A patient/Shoop/Patient in view',
  component: Stage,
  args: { children: <PatientInView patientId={ruthId} /> },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const findView = async () => within(await screen.findByRole('region', { name: 'Patient in view' }));
const findTopic = async (name: string) => (await findView()).findByRole('group', { name });
/** Returns a `prepare` function that changes an intake record of the patient. */
const changeRecord = (module: string, record: object) => (fresh: Store) => {
  const saved = fresh.tables.intakeRecords.find(
    (entry) => entry.userId === ruthId && entry.module === module,
  );
  Object.assign(saved?.record ?? {}, record);
};

/** All facts, with the last three check-ups. */
export const AllFacts: Story = {
  play: async () => {
    await expect(await findTopic('Primary diagnosis')).toHaveTextContent(/cancer/i);
    await expect(await findTopic('Drug interactions (cytochrome P450)')).toHaveTextContent(
      /Inhibitors: |Substrates: /,
    );
    await expect(await findTopic('Medications and supplements')).toHaveTextContent(/ · /);
    await expect(await findTopic('Experience with cannabis')).toHaveTextContent(/Currently|Tried|Naive/);
    await findTopic('Medication allergies');
    await expect(within(await findTopic('Last check-ups')).getAllByRole('time')).toHaveLength(3);
  },
};

/** Missing facts read as unknown, not as none (decision 73). */
export const NothingKnown: Story = {
  args: { children: <PatientInView patientId="new-patient" /> },
  play: async () => {
    for (const name of ['Medications and supplements', 'Medication allergies', 'Experience with cannabis'])
      await expect(await findTopic(name)).toHaveTextContent(/Not known/);
    await expect(await findTopic('Primary diagnosis')).toHaveTextContent('Primary diagnosis not added');
    await expect(await findTopic('Last check-ups')).toHaveTextContent('The patient has not logged one yet');
  },
};

/** A known absence is stated. */
export const KnownToHaveNone: Story = {
  args: { prepare: changeRecord('Medications', { medications: [], allergy: false, allergies: [] }) },
  play: async () => {
    await expect(await findTopic('Medications and supplements')).toHaveTextContent('The patient takes none');
    await expect(await findTopic('Medication allergies')).toHaveTextContent('The patient has none');
  },
};

export const InteractionsUnknown: Story = {
  args: { scenario: 'interactions-unknown' },
  play: async () => {
    await expect(await findTopic('Drug interactions (cytochrome P450)')).toHaveTextContent(
      /Not all is known/,
    );
    await expect(await findTopic('Medications and supplements')).toHaveTextContent(/Not known/);
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: '*', effect: { kind: 'timeout' } }] },
  play: async () => {
    await (await findView()).findByText('Loading the medications and allergies');
  },
};

/** A part that fails shows its own error with Retry. */
export const OnePartFails: Story = {
  args: { faults: [{ endpoint: 'readMedications', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    await findTopic('Experience with cannabis');
    await findTopic('Last check-ups');
    const notice = within(await (await findView()).findByRole('alert'));
    await expect(notice.getByText('We could not load the medications and allergies.')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await findTopic('Medications and supplements');
  },
};

/** Collapsed on a phone; long and HTML texts do not widen the page. */
export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  args: {
    prepare: changeRecord('Medications', {
      allergy: true,
      allergies: [{ name: '<b>Latex</b>' }, { name: 'Donaudampfschifffahrt'.repeat(9) }],
    }),
  },
  play: async () => {
    const collapseButton = await screen.findByRole('button', { name: 'Patient in view', expanded: false });
    await expect(screen.queryByRole('region', { name: 'Patient in view' })).toBeNull();
    collapseButton.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await findTopic('Medication allergies')).toHaveTextContent('<b>Latex</b>');
    await waitFor(() => expect(screen.getByText(/^Donau/)).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
