import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast, findForm, update } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { storeOfStory } from '#stories/support/story-store.ts';

/** Interaction alert: whole until it was seen, then counted in the sticky strip (physician §2). */
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

const whole = async (name: string | RegExp = /possible drug interactions?$/) =>
  within(await screen.findByRole('region', { name }));
const compact = async () => within(await screen.findByRole('group', { name: 'Drug interactions' }));
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

/** An alert that was seen is counted on the next tab; a click on the counts shows the drugs. */
export const Counted: Story = {
  args: { path: '/physician/patient-profile/complete-patient' },
  play: async () => {
    const alert = await whole('4 possible drug interactions');
    await expect(alert.getByText(/lowering the dose may be considered/)).toBeVisible();
    await openTab('Notes');
    await waitFor(() => expect(screen.queryByRole('region', { name: /drug interaction/ })).toBeNull());
    const button = (await compact()).getByRole('button', { name: /Substrates 2 Inducers 1 Inhibitors 1/ });
    await userEvent.click(button);
    const list = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(list).toHaveTextContent(/lowering the dose.*Substrates: Ondansetron; Tamoxifen/),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await openTab('Patient Profile');
    await whole();
  },
};

/** A tab that is opened first has the alert whole, and keeps it so while it is read. */
export const WholeAtFirst: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/patient-profile/complete-patient?view=notes' },
  play: async () => {
    await whole();
    await screen.findByRole('form', { name: 'New note' });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect((await compact()).getByRole('button', { name: /Inducers 1/ })).toBeVisible();
    window.scrollTo(0, 0);
    await whole();
  },
};

/** A change shows it whole again: in the page, and by the drugs' names in the strip (intake §4). */
export const Changes: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/patient-profile/complete-patient' },
  play: async () => {
    await whole();
    await openTab('Edit Health Intake');
    await waitFor(() => expect(screen.queryByRole('region', { name: /drug interaction/ })).toBeNull());
    const sections = within(await screen.findByRole('navigation', { name: 'Intake sections' }));
    await userEvent.click(sections.getByRole('link', { name: /^Medications & Supplements/ }));
    await findForm('Medications & Supplements');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect((await compact()).getByRole('button', { name: /Inducers 1/ })).toBeVisible();
    await removeMedication(3);
    const strip = await compact();
    await waitFor(() =>
      expect(strip.getByRole('button', { name: /Substrates Ondansetron; Tamoxifen/ })).toBeVisible(),
    );
    await expect(strip.queryByText(/Inducers/)).toBeNull();
    await expect(strip.getByText(/^Changed at \d{1,2}:\d\d [AP]M$/)).toBeVisible();
    await screen.findAllByText(/^Drug interactions changed\. Substrates: Ondansetron; Tamoxifen/);
    window.scrollTo(0, 0);
    await whole('3 possible drug interactions');
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

/** A failed reload is also reported in the strip when scrolled down; Retry is behind its button. */
export const ReloadFailsFarDown: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await whole();
    storeOfStory().addFault({ endpoint: 'readPatient', effect: { kind: 'offline' }, once: true });
    await removeMedication(3);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const strip = await compact();
    await userEvent.click(strip.getByRole('button', { name: /Interactions not known/ }));
    const list = within(await screen.findByRole('dialog'));
    await userEvent.click(await list.findByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect((await compact()).queryByText('Interactions not known')).toBeNull());
    // The button is gone, so its dialog has the focus and Escape still closes it.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

/** On a phone the strip has the sum; name, facts and button share one line. */
export const CountedOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findForm('Medications & Supplements');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.click((await compact()).getByRole('button', { name: '4 possible drug interactions' }));
    await waitFor(async () =>
      expect(await screen.findByRole('dialog')).toHaveTextContent('Inhibitors: Duloxetine'),
    );
    await expect(screen.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeLessThan(48);
  },
};
