import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast, formOf, update } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { storeOfStory } from '#stories/support/story-store.ts';

/** Interaction alert: in full on top, compact in the sticky strip of each tab (physician §2). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Interactions',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/physician/update-profile/complete-patient/medications',
    signedInAs: 'physician@clinic.test',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const whole = async (name = 'Possible drug interactions') =>
  within(await screen.findByRole('region', { name }));
const compact = async () => within(await screen.findByRole('group', { name: 'Drug interactions' }));
const removeMedication = async (place: number) => {
  const form = await formOf('Medications & Supplements');
  await userEvent.click(form.getByRole('button', { name: new RegExp(`^Remove medication ${place}`, 'i') }));
  await update(form);
  await expectToast('status', 'Medication & Supplements Information Update Successfully');
};

/** Scrolled down, the strip shows the lists as buttons; Escape closes a list and returns focus. */
export const InTheStrip: Story = {
  play: async () => {
    await formOf('Medications & Supplements');
    window.scrollTo(0, document.documentElement.scrollHeight);
    const strip = await compact();
    const button = strip.getByRole('button', { name: /^Substrates/ });
    await expect(button).toHaveTextContent('Ondansetron; Tamoxifen');
    await expect(strip.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(button);
    const tip = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(tip).toHaveTextContent(/cytochrome P450.*Cannabinoids partly inhibit.*lowering the dose/),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The strip updates after medications are saved, also when scrolled down (intake §4). */
export const Changes: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await formOf('Medications & Supplements');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect((await compact()).getByText('Dexamethasone')).toBeInTheDocument();
    await removeMedication(3);
    await waitFor(async () => expect((await compact()).queryByText('Dexamethasone')).toBeNull());
    await expect((await compact()).getByText(/^Changed at \d{1,2}:\d\d [AP]M$/)).toBeVisible();
    await screen.findAllByText(/^Drug interactions changed\. Substrates: Ondansetron; Tamoxifen/);
  },
};

/** Lists that the reply lacks are reported as unknown, with Retry (decision 73). */
export const NotKnown: Story = {
  args: { path: '/physician/patient-profile/complete-patient', scenario: 'interactions-unknown' },
  play: async () => {
    const alert = await whole('Interactions not known');
    await expect(
      alert.getByText(/did not send this patient’s substrates, inducers, inhibitors/),
    ).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** A failed reload is reported too, and the earlier lists stay (decision 73). */
export const ReloadFails: Story = {
  play: async () => {
    await whole();
    storeOfStory().addFault({ endpoint: 'readPatient', effect: { kind: 'status', status: 503 }, once: true });
    await removeMedication(3);
    window.scrollTo(0, 0);
    const alert = await whole('Interactions not known');
    await expect(alert.getByText(/could not be read again/)).toBeVisible();
    await expect(alert.getByText('Dexamethasone')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect((await whole()).queryByText('Dexamethasone')).toBeNull());
  },
};

/** A failed reload is also reported in the strip when scrolled down. */
export const ReloadFailsFarDown: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await whole();
    storeOfStory().addFault({ endpoint: 'readPatient', effect: { kind: 'offline' }, once: true });
    await removeMedication(3);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const strip = await compact();
    await expect(strip.getByText('Interactions not known')).toBeVisible();
    await userEvent.click(strip.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect((await compact()).queryByText('Interactions not known')).toBeNull());
  },
};

/** Without interactions the alert is absent, and a toast announces it. */
export const GoneForGood: Story = {
  tags: ['behavior', '!state'],
  args: {
    prepare: (of) => {
      const record = of.tables.intakeRecords.find(
        ({ userId, module }) => userId === 'complete-patient' && module === 'Medications',
      )?.record as { medications: { name: string }[] };
      record.medications = record.medications.filter(({ name }) =>
        ['Dexamethasone', 'Vitamin D3'].includes(name),
      );
    },
  },
  play: async () => {
    await expect((await whole()).getByText('Dexamethasone')).toBeInTheDocument();
    await removeMedication(1);
    await expectToast('status', 'This patient has no drug interactions now.');
    await expect(screen.queryByRole('region', { name: /interactions/i })).toBeNull();
  },
};

export const InTheStripOnPhone: Story = {
  ...InTheStrip,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await formOf('Medications & Supplements');
    window.scrollTo(0, document.documentElement.scrollHeight);
    const strip = await compact();
    await expect(strip.getByRole('button', { name: 'Substrates 2' })).toBeVisible();
    await userEvent.click(strip.getByRole('button', { name: 'Inhibitors 1' }));
    await waitFor(async () =>
      expect(await screen.findByRole('dialog')).toHaveTextContent('Inhibitors: Duloxetine'),
    );
  },
};
