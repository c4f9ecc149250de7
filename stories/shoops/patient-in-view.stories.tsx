import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PatientInView } from '#features/shoops/patient-in-view/patient-in-view.tsx';
import type { Store } from '#mocks/store/store.ts';
import { Stage } from './stage.tsx';
import { RUTH } from './support.ts';

/** Facts about the patient, shown while a physician builds a Shoop. */
const meta: Meta<typeof Stage> = {
  title: 'Screens/Physician/A patient/Shoop/Patient in view',
  component: Stage,
  args: { children: <PatientInView patientId={RUTH} /> },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const view = async () => within(await screen.findByRole('region', { name: 'Patient in view' }));
const topic = async (name: string) => (await view()).findByRole('group', { name });
const changed = (module: string, record: object) => (fresh: Store) => {
  const saved = fresh.tables.intakeRecords.find((entry) => entry.userId === RUTH && entry.module === module);
  Object.assign(saved?.record ?? {}, record);
};

/** All facts, with the last three check-ups. */
export const Full: Story = {
  play: async () => {
    await expect(await topic('Primary diagnosis')).toHaveTextContent(/cancer/i);
    await expect(await topic('Drug interactions (cytochrome P450)')).toHaveTextContent(
      /Inhibitors: |Substrates: /,
    );
    await expect(await topic('Medications and supplements')).toHaveTextContent(/ · /);
    await expect(await topic('Experience with cannabis')).toHaveTextContent(/Currently|Tried|Naive/);
    await topic('Medication allergies');
    await expect(within(await topic('Last check-ups')).getAllByRole('time')).toHaveLength(3);
  },
};

/** Missing facts read as unknown, not as none (decision 73). */
export const NothingKnown: Story = {
  args: { children: <PatientInView patientId="new-patient" /> },
  play: async () => {
    for (const name of ['Medications and supplements', 'Medication allergies', 'Experience with cannabis'])
      await expect(await topic(name)).toHaveTextContent(/Not known/);
    await expect(await topic('Primary diagnosis')).toHaveTextContent('Primary diagnosis not added');
    await expect(await topic('Last check-ups')).toHaveTextContent('The patient has not logged one yet');
  },
};

/** A known absence is stated. */
export const SurelyNone: Story = {
  args: { prepare: changed('Medications', { medications: [], allergy: false, allergies: [] }) },
  play: async () => {
    await expect(await topic('Medications and supplements')).toHaveTextContent('The patient takes none');
    await expect(await topic('Medication allergies')).toHaveTextContent('The patient has none');
  },
};

export const InteractionsUnknown: Story = {
  args: { scenario: 'interactions-unknown' },
  play: async () => {
    await expect(await topic('Drug interactions (cytochrome P450)')).toHaveTextContent(/Not all is known/);
    await expect(await topic('Medications and supplements')).toHaveTextContent(/Not known/);
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: '*', effect: { kind: 'timeout' } }] },
  play: async () => {
    await (await view()).findByText('Loading the medications and allergies');
  },
};

/** A part that fails shows its own error with Retry. */
export const OnePartFails: Story = {
  args: { faults: [{ endpoint: 'readMedications', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    await topic('Experience with cannabis');
    await topic('Last check-ups');
    const notice = within(await (await view()).findByRole('alert'));
    await expect(notice.getByText('We could not load the medications and allergies.')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await topic('Medications and supplements');
  },
};

/** Collapsed on a phone; long and HTML texts do not widen the page. */
export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  args: {
    prepare: changed('Medications', {
      allergy: true,
      allergies: [{ name: '<b>Latex</b>' }, { name: 'Donaudampfschifffahrt'.repeat(9) }],
    }),
  },
  play: async () => {
    const fold = await screen.findByRole('button', { name: 'Patient in view', expanded: false });
    await expect(screen.queryByRole('region', { name: 'Patient in view' })).toBeNull();
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await topic('Medication allergies')).toHaveTextContent('<b>Latex</b>');
    await waitFor(() => expect(screen.getByText(/^Donau/)).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
