import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast, findForm, update } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';

/** Interaction alert: in full until it was seen, then as counts in the strip (physician §2). */
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

/** Returns the alert with all interactions. */
const findFullAlert = async (name: string | RegExp = /possible drug interactions?$/) =>
  within(await screen.findByRole('region', { name }));
/** Returns the counts in the sticky strip. */
const findStrip = async () => within(await screen.findByRole('group', { name: 'Drug interactions' }));
/** Removes a medication of the intake, by its number, and saves the section. */
const removeMedication = async (place: number) => {
  const form = await findForm('Medications & Supplements');
  await userEvent.click(form.getByRole('button', { name: new RegExp(`^Remove medication ${place}`, 'i') }));
  await update(form);
  await expectToast('status', 'Medication & Supplements Information Update Successfully');
};

const openTab = async (name: string) =>
  userEvent.click(
    within(screen.getByRole('navigation', { name: 'Parts of the record' })).getByRole('link', { name }),
  );

/** After the alert was seen, the next tab shows counts; a click on the counts lists the drugs. */
export const AlertCountedInStrip: Story = {
  args: { path: '/physician/patient-profile/complete-patient' },
  play: async () => {
    const alert = await findFullAlert('4 possible drug interactions');
    await expect(alert.getByText(/lowering the dose may be considered/)).toBeVisible();
    await openTab('Notes');
    await waitFor(() => expect(screen.queryByRole('region', { name: /drug interaction/ })).toBeNull());
    const button = (await findStrip()).getByRole('button', { name: /Substrates 2 Inducers 1 Inhibitors 1/ });
    await userEvent.click(button);
    const list = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(list).toHaveTextContent(/lowering the dose.*Substrates: Ondansetron; Tamoxifen/),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await openTab('Patient Profile');
    await findFullAlert();
  },
};

/** The tab that is opened first shows the alert in full, also after scrolling. */
export const FullAlertAtFirst: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/patient-profile/complete-patient?view=notes' },
  play: async () => {
    await findFullAlert();
    await screen.findByRole('form', { name: 'New note' });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect((await findStrip()).getByRole('button', { name: /Inducers 1/ })).toBeVisible();
    window.scrollTo(0, 0);
    await findFullAlert();
  },
};

/** A change shows the full alert again, and the drugs' names in the strip (intake §4). */
export const AlertChanges: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/patient-profile/complete-patient' },
  play: async () => {
    await findFullAlert();
    await openTab('Edit Health Intake');
    await waitFor(() => expect(screen.queryByRole('region', { name: /drug interaction/ })).toBeNull());
    const sections = within(await screen.findByRole('navigation', { name: 'Intake sections' }));
    await userEvent.click(sections.getByRole('link', { name: /^Medications & Supplements/ }));
    await findForm('Medications & Supplements');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect((await findStrip()).getByRole('button', { name: /Inducers 1/ })).toBeVisible();
    // Dexamethasone, the only inducer.
    await removeMedication(3);
    const strip = await findStrip();
    await waitFor(() =>
      expect(strip.getByRole('button', { name: /Substrates Ondansetron; Tamoxifen/ })).toBeVisible(),
    );
    await expect(strip.queryByText(/Inducers/)).toBeNull();
    await expect(strip.getByText(/^Changed at \d{1,2}:\d\d [AP]M$/)).toBeVisible();
    await screen.findAllByText(/^Drug interactions changed\. Substrates: Ondansetron; Tamoxifen/);
    window.scrollTo(0, 0);
    await findFullAlert('3 possible drug interactions');
  },
};

/** Lists that the reply lacks are reported as unknown, with Retry (decision 73). */
export const InteractionsUnknown: Story = {
  args: { path: '/physician/patient-profile/complete-patient', scenario: 'interactions-unknown' },
  play: async () => {
    const alert = await findFullAlert('Interactions not known');
    await expect(
      alert.getByText(/did not send this patient’s substrates, inducers, inhibitors/),
    ).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** A failed reload is reported too, and the earlier lists stay (decision 73). */
export const ReloadFails: Story = {
  play: async () => {
    await findFullAlert();
    getStoryStore().addFault({
      endpoint: 'readPatient',
      effect: { kind: 'status', status: 503 },
      once: true,
    });
    // Dexamethasone.
    await removeMedication(3);
    window.scrollTo(0, 0);
    const alert = await findFullAlert('Interactions not known');
    await expect(alert.getByText(/could not be read again/)).toBeVisible();
    await expect(alert.getByText('Dexamethasone')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect((await findFullAlert()).queryByText('Dexamethasone')).toBeNull());
  },
};

/** A failed reload is also reported in the strip when scrolled down; Retry is behind its button. */
export const ReloadFailsScrolledDown: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await findFullAlert();
    getStoryStore().addFault({ endpoint: 'readPatient', effect: { kind: 'offline' }, once: true });
    await removeMedication(3);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const strip = await findStrip();
    await userEvent.click(await strip.findByRole('button', { name: /Interactions not known/ }));
    const list = within(await screen.findByRole('dialog'));
    await userEvent.click(await list.findByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect((await findStrip()).queryByText('Interactions not known')).toBeNull());
    // The button is gone, so its dialog has the focus and Escape still closes it.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** When the last interaction is gone, the alert disappears, and a toast announces it. */
export const NoInteractionsLeft: Story = {
  tags: ['behavior', '!state'],
  args: {
    prepare: (store) => {
      const record = store.tables.intakeRecords.find(
        ({ userId, module }) => userId === 'complete-patient' && module === 'Medications',
      )?.record as { medications: { name: string }[] };
      record.medications = record.medications.filter(({ name }) =>
        ['Dexamethasone', 'Vitamin D3'].includes(name),
      );
    },
  },
  play: async () => {
    await expect((await findFullAlert()).getByText('Dexamethasone')).toBeInTheDocument();
    // Dexamethasone, the only one of the two with an interaction.
    await removeMedication(1);
    await expectToast('status', 'This patient has no drug interactions now.');
    await expect(screen.queryByRole('region', { name: /interactions/i })).toBeNull();
  },
};

/** On a phone the strip has the sum; name, facts and button share one line. */
export const AlertCountedInStripOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findForm('Medications & Supplements');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.click((await findStrip()).getByRole('button', { name: '4 possible drug interactions' }));
    await waitFor(async () =>
      expect(await screen.findByRole('dialog')).toHaveTextContent('Inhibitors: Duloxetine'),
    );
    // The name is in the sticky strip, at the top of the window.
    await expect(screen.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeLessThan(48);
  },
};
