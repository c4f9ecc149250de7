import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { fill, findCard, findForm } from '../support.ts';

const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Diagnosis',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/diagnosis', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm('Diagnosis');
    await expect(form.getByRole('combobox', { name: 'Primary diagnosis' })).toHaveValue('');
    await expect(form.queryByRole('combobox', { name: 'Cancer stage' })).toBeNull();
  },
};

export const WithAnswers: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm('Diagnosis');
    await expect(form.getByRole('combobox', { name: 'Primary diagnosis' })).toHaveValue('Breast cancer');
    await expect(form.getByRole('combobox', { name: 'Cancer stage' })).toHaveValue('Stage 2');
    await expect(form.getByRole('textbox', { name: 'Date of onset' })).toHaveValue('03-15-2023');
  },
};

/** Cancer stage is asked for a cancer only; its answer returns with the diagnosis (decision 30). */
export const NoCancerNoStage: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findForm('Diagnosis');
    const name = form.getByRole('combobox', { name: 'Primary diagnosis' });
    await userEvent.clear(name);
    await userEvent.type(name, 'migraine');
    await userEvent.click(await screen.findByRole('option', { name: 'Chronic migraine' }));
    await expect(form.queryByRole('combobox', { name: 'Cancer stage' })).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, 'breast');
    await userEvent.click(await screen.findByRole('option', { name: 'Breast cancer' }));
    await expect(form.getByRole('combobox', { name: 'Cancer stage' })).toHaveValue('Stage 2');
  },
};

export const ConcernsEdited: Story = {
  play: async () => {
    const form = await findForm('Diagnosis');
    await userEvent.click(form.getByRole('button', { name: 'Remove concern 2' }));
    await userEvent.click(form.getByRole('button', { name: 'Add another concern' }));
    const concerns = form.getAllByRole('textbox', { name: 'Concern' });
    await expect(concerns).toHaveLength(3);
    await expect(concerns[2]).toHaveFocus();
    await userEvent.keyboard('Cold hands');
    await expect(concerns[1]).toHaveValue('Knee pain when walking');
  },
};

/** A failed search is reported under the field, and the typed text stays. */
export const SearchFails: Story = {
  args: {
    signedInAs: 'new.patient@clinic.test',
    faults: [{ endpoint: 'searchDiagnoses', effect: { kind: 'status', status: 503 } }],
  },
  play: async () => {
    const form = await findForm('Diagnosis');
    await userEvent.type(form.getByRole('combobox', { name: 'Primary diagnosis' }), 'lupus');
    await expect(await form.findByText('The list could not be searched.')).toBeVisible();
    await fill(form, 'Duration', '2 years');
    await expect(form.getByRole('combobox', { name: 'Primary diagnosis' })).toHaveValue('lupus');
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'readDiagnosis', effect: { kind: 'timeout' } }] },
  play: async () => {
    const card = await findCard('Diagnosis');
    await expect(await card.findByRole('status')).toHaveTextContent('Loading Diagnosis');
  },
};

export const LoadFails: Story = {
  args: { faults: [{ endpoint: 'readDiagnosis', effect: { kind: 'wrong-shape' } }] },
  play: async () => {
    const card = await findCard('Diagnosis');
    await expect(await card.findByRole('alert')).toHaveTextContent('We could not load Diagnosis.');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};

export const LoadedAfterRetry: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'readDiagnosis', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    const card = await findCard('Diagnosis');
    await userEvent.click(await card.findByRole('button', { name: 'Retry' }));
    const form = await findForm('Diagnosis');
    await expect(form.getByRole('combobox', { name: 'Primary diagnosis' })).toHaveValue('Breast cancer');
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findForm('Diagnosis');
  },
};
