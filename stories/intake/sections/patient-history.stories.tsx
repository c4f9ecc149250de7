import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { findForm, goThroughAllParts } from '../support.ts';

/** The 39 yes-no answers of Patient History (intake §2.7). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Patient History',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/patient-history', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const sectionTitle = 'Patient History';

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getByText('0 of 39 answered')).toBeVisible();
    await expect(form.getAllByRole('radiogroup')).toHaveLength(39);
  },
};

export const WithAnswers: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getAllByRole('radio', { name: 'Yes', checked: true })).toHaveLength(9);
  },
};

export const OnPhone: Story = {
  ...WithAnswers,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: () => goThroughAllParts(sectionTitle),
};
