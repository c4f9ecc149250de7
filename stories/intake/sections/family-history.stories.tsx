import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { expectToast, findForm, goThroughAllParts, update } from '../support.ts';

/** The 31 yes-no answers of Family History (intake §2.6). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Family History',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/family-history', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const sectionTitle = 'Family History';
const nextSectionTitle = 'Patient History';

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getByText('0 of 31 answered')).toBeVisible();
    await expect(form.getAllByRole('radiogroup')).toHaveLength(31);
  },
};

export const WithAnswers: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(sectionTitle);
    const stroke = within(form.getByRole('radiogroup', { name: 'Stroke' }));
    await expect(stroke.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(form.getAllByRole('radio', { name: 'Yes', checked: true })).toHaveLength(5);
  },
};

/** Finds a condition, answers it, marks the others as No and saves. */
export const ListAnsweredAndSaved: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await userEvent.type(form.getByRole('textbox', { name: 'Find a condition' }), 'stroke');
    await expect(await form.findByText('1 of 31 conditions')).toBeVisible();
    const stroke = within(form.getByRole('radiogroup', { name: 'Stroke' }));
    await userEvent.click(stroke.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(form.getByRole('button', { name: 'Show the whole list' }));
    await userEvent.click(await form.findByRole('button', { name: 'Mark the other 30 as No' }));
    await expect(await form.findByText('All 31 answered')).toBeVisible();
    await update(form);
    await expectToast('status', 'Your answers are saved');
    await waitFor(() => expect(screen.getByRole('heading', { name: nextSectionTitle })).toHaveFocus());
  },
};

export const OnPhone: Story = {
  ...WithAnswers,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: () => goThroughAllParts(sectionTitle),
};
