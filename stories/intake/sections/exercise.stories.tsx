import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { answer, expectToast, fill, findForm, goThroughAllParts, update } from '../support.ts';

/** Exercise (intake §2.11). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Exercise',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/exercise', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const sectionTitle = 'Exercise';
const getDays = (form: Awaited<ReturnType<typeof findForm>>) =>
  within(form.getByRole('radiogroup', { name: /^How many days a week/ }));

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(getDays(form).queryByRole('radio', { checked: true })).toBeNull();
    await expect(form.queryByRole('textbox')).toBeNull();
  },
};

/** The type of stretching has a value of its own (decision 32). */
export const WithAnswers: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(getDays(form).getByRole('radio', { name: '4' })).toBeChecked();
    const types = form.getAllByRole('textbox', { name: 'Type' });
    await expect(types[1]).toHaveValue('Chair yoga');
  },
};

export const FollowUpsShown: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await answer(form, 'Do you do cardiovascular exercise?', 'Yes');
    await answer(form, 'Do you do regular strength training?', 'Yes');
    await answer(form, 'Do you do stretching or flexibility exercises?', 'Yes');
    await expect(form.getAllByRole('textbox', { name: 'Type' })).toHaveLength(3);
    await expect(form.getAllByRole('textbox', { name: 'How often?' })).toHaveLength(2);
    await expect(form.getByRole('textbox', { name: 'Duration' })).toBeVisible();
    await expect(form.getAllByRole('combobox', { name: 'Intensity' })).toHaveLength(3);
  },
};

export const SectionSaved: Story = {
  play: async () => {
    const form = await findForm(sectionTitle);
    await fill(form, 'Duration', 'An hour');
    await update(form);
    await expectToast('status', 'Exercise Update Successfully');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My Documents' })).toHaveFocus());
  },
};

export const OnPhone: Story = {
  ...WithAnswers,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: () => goThroughAllParts(sectionTitle),
};
