import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { fill, formOf, seeAllParts } from './support.ts';

/** A section that does not fit on a phone goes part by part (decision 74). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Health Intake/Parts on a phone',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { path: '/myHealth/info-patient', signedInAs: 'new.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Update is at hand in each part; it saves nothing that is wrong, and leads to the part where that is. */
export const Led: Story = {
  play: async () => {
    const form = await formOf('Patient Information');
    await expect(form.queryByRole('textbox', { name: 'City' })).toBeNull();
    await userEvent.clear(form.getByRole('textbox', { name: 'First name' }));
    await userEvent.click(form.getByRole('button', { name: 'Next: Address' }));
    await waitFor(() => expect(form.getByText('Part 2 of 4')).toHaveFocus());
    await fill(form, 'City', 'Denver');
    await expect(form.queryByRole('textbox', { name: 'First name' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Update Patient Information' }));
    const [first] = await form.findAllByRole('link', { name: /^First name:/ });
    await userEvent.click(first as HTMLElement);
    await expect(form.getByText('Part 1 of 4')).toBeVisible();
    await waitFor(() => expect(form.getByRole('textbox', { name: 'First name' })).toHaveFocus());
  },
};

/** The end of a long list answers No to all that is left. */
export const EndOfAList: Story = {
  args: { path: '/myHealth/family-history' },
  play: async () => {
    await seeAllParts('Family History');
    const form = await formOf('Family History');
    await userEvent.click(form.getByRole('button', { name: 'Answer No to the other 31' }));
    await expect(screen.getByText(/31 of 31 answered/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Back' }));
    await expect(form.queryByRole('button', { name: /^Answer No/ })).toBeNull();
  },
};
