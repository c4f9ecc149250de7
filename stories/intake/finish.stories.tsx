import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { expectToast, fill, findForm, update } from './support.ts';

/** Saving Summary leaves the intake (intake §2). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Health Intake/Finish',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/summary', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const question = 'Please tell us in your own words what you feel is most important';

export const PatientFinishes: Story = {
  play: async () => {
    const form = await findForm('Summary');
    await fill(form, question, 'I want to sleep.');
    await update(form);
    await expectToast('status', 'Your answers are saved');
    await screen.findByRole('heading', { level: 1, name: /^Welcome, / });
  },
};

export const PhysicianFinishes: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/update-profile/patient/summary', signedInAs: 'physician@clinic.test' },
  play: async () => {
    const form = await findForm('Summary');
    await fill(
      form,
      'What does the patient feel is most important, in their own words?',
      'She wants to sleep.',
    );
    await update(form);
    await screen.findByRole('heading', { level: 1, name: 'Your patients' });
  },
};

/** The dialog names other sections with unsaved answers, but not Summary, which is saved. */
export const OtherAnswersUnsaved: Story = {
  args: { path: '/myHealth/contact' },
  play: async () => {
    await fill(await findForm('Contacts'), 'Relationship', 'Husband');
    const sections = within(screen.getByRole('navigation', { name: 'Intake sections' }));
    await userEvent.click(sections.getByRole('link', { name: /^Summary/ }));
    const form = await findForm('Summary');
    await fill(form, question, 'I want to sleep.');
    await update(form);
    const dialog = await screen.findByRole('dialog', { name: 'Leave for now?' });
    await expect(dialog).toHaveTextContent('You have answers that are not saved in Contacts.');
  },
};
