import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { findCard, findForm } from './support.ts';

/** Page on which a patient reviews all answers before Summary, with a link to edit each section. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Check your answers',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/check-answers', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

export const AllSectionsComplete: Story = {
  tags: ['screen'],
  play: async () => {
    await expect(await screen.findByText('All 13 sections are complete.')).toBeVisible();
    await (await findCard('Patient Information')).findByText('180 cm');
    await (await findCard('Nutrition')).findByText('Shrimp: my lips swell.');
    await expect(screen.getAllByRole('link', { name: /^Edit / })).toHaveLength(13);
    const endRegion = within(await screen.findByRole('region', { name: 'All done' }));
    await expect(endRegion.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
    // The other one is above the answers.
    await expect(screen.getAllByRole('link', { name: 'Go to your dashboard' })).toHaveLength(2);
    const history = await findCard('Patient History');
    // Separated by semicolons because names contain commas: "Diabetes, type 2" (intake §3).
    const [first] = history.getAllByRole('listitem');
    await expect(getComputedStyle(first as Element, '::after').content).toBe('"; "');
    await expect(history.queryByText('Headaches')).not.toBeVisible();
    await userEvent.click(await history.findByRole('button', { name: '30 No' }));
    await expect(history.getByText('Headaches')).toBeVisible();
  },
};

/** "All done" is not shown while an earlier draft is unsaved, neither here nor in Summary. */
export const CompleteButUnsaved: Story = {
  args: {
    drafts: [
      {
        userId: 'complete-patient',
        patientId: 'complete-patient',
        module: 'Contacts',
        answers: { relationship: 'Cousin' },
        base: { relationship: 'Sister' },
      },
    ],
  },
  play: async () => {
    const notice = await screen.findByText('Some of your answers are not saved yet, and not shown below');
    await expect(notice).toBeVisible();
    await (await findCard('Nutrition')).findByText('Shrimp: my lips swell.');
    await expect(screen.queryByRole('region', { name: 'All done' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Edit Summary' }));
    const form = await findForm('Summary');
    await expect(form.getByRole('button', { name: 'Update' })).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'All done' })).toBeNull();
  },
};

/** My Documents is optional: the intake is complete without documents (decision 52). */
export const WithoutDocuments: Story = {
  args: {
    prepare: ({ tables }) => {
      tables.documents = tables.documents.filter(({ userId }) => userId !== 'complete-patient');
      tables.completed = tables.completed.filter(
        ({ userId, module }) => userId !== 'complete-patient' || module !== 'MyDocuments',
      );
    },
  },
  play: async () => {
    const completionText = 'All 12 sections that are needed are complete. My Documents is optional.';
    await expect(await screen.findByText(completionText)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Edit Summary' }));
    const endRegion = within(await screen.findByRole('region', { name: 'All done' }));
    await expect(endRegion.getByRole('link', { name: 'Check your answers' })).toBeVisible();
    const sections = within(await screen.findByRole('navigation', { name: 'Intake sections' }));
    await expect(await sections.findByText(completionText)).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }));
    const card = within(await screen.findByRole('region', { name: 'Your Health Intake' }));
    await expect(card.getByText(completionText)).toBeVisible();
    await expect(card.getByText(/^All done, thank you\./)).toBeVisible();
    await expect(card.getByRole('link', { name: 'Review your answers' })).toBeVisible();
  },
};

/** Incomplete sections are listed first. */
export const HalfDone: Story = {
  tags: ['screen'],
  args: { signedInAs: 'patient@clinic.test' },
  play: async () => {
    await screen.findByText('6 sections are not complete yet');
    await (await findCard('Diagnosis')).findByText('No Diagnosis Information Added');
    await expect(screen.getByRole('link', { name: 'Go on to Summary' })).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'All done' })).toBeNull();
    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getAllByRole('link', { name: 'Cannabis Use' })[0] as HTMLElement);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cannabis Use' })).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    await screen.findByText('12 sections are not complete yet');
    await (await findCard('Summary')).findByText('No Summary Information Added');
  },
};

/** Edit opens the section's form. */
export const EditOpensForm: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Edit Contacts' }));
    const form = await findForm('Contacts');
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Daniel');
  },
};

/** The list of sections and the last section's Next lead to this page. */
export const ReachedFromSummary: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/myHealth/summary' },
  play: async () => {
    const sections = within(await screen.findByRole('navigation', { name: 'Intake sections' }));
    await expect(sections.getByRole('link', { name: 'Check your answers' })).toBeVisible();
    const summary = await findForm('Summary');
    await userEvent.click(summary.getByRole('link', { name: 'Next' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: /Check your answers/ })).toHaveFocus(),
    );
  },
};

export const StatusFails: Story = {
  args: {
    faults: [{ endpoint: 'readIntakeStatus', effect: { kind: 'status', status: 503 }, once: true }],
  },
  play: async () => {
    await screen.findByText('We could not load which sections are complete.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText('All 13 sections are complete.')).toBeVisible();
  },
};

export const SectionFails: Story = {
  args: { faults: [{ endpoint: 'readMilitaryService', effect: { kind: 'status', status: 503 } }] },
  play: async () => {
    const card = await findCard('Military Service');
    await expect(await card.findByRole('alert')).toHaveTextContent('We could not load Military Service.');
  },
};

export const OnPhone: Story = {
  ...AllSectionsComplete,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await (await findCard('Nutrition')).findByText('Shrimp: my lips swell.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
