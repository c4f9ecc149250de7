import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { fill, findForm } from './support.ts';

/** On a phone, long sections are split into parts (decision 74). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Health Intake/Parts on a phone',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { path: '/myHealth/info-patient', signedInAs: 'new.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;
type Form = Awaited<ReturnType<typeof findForm>>;

/** Update is available in each part; the summary of problems links to the part of each. */
export const SplitIntoParts: Story = {
  play: async () => {
    const form = await findForm('Patient Information');
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

/** Returns the number of conditions in view. */
const countRowsInView = (form: Form) => form.getAllByRole('radiogroup').length;

/** Both buttons answer only the part in view, and Undo affects no other part (decision 74). */
export const NoToOnePart: Story = {
  args: { path: '/myHealth/family-history' },
  play: async () => {
    const form = await findForm('Family History');
    const firstCount = countRowsInView(form);
    await expect(
      form.getByRole('button', { name: `Answer No to the ${firstCount} left in this part` }),
    ).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: `Mark the ${firstCount} in this part as No` }));
    await expect(form.getByText(`${firstCount} of 31 answered`)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /^Next: / }));
    await waitFor(() => expect(form.getByText('Part 2 of 5')).toHaveFocus());
    await expect(form.queryByRole('button', { name: /^Undo/ })).toBeNull();
    const secondCount = countRowsInView(form);
    await expect(form.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(
      form.getByRole('button', { name: `Answer No to the ${secondCount} left in this part` }),
    );
    await waitFor(() => expect(form.getByRole('button', { name: /^Undo/ })).toHaveFocus());
    await expect(form.getAllByRole('radio', { name: 'No', checked: true })).toHaveLength(secondCount);
    await userEvent.click(form.getByRole('button', { name: 'Back' }));
    await expect(form.getByText(`${firstCount + secondCount} of 31 answered`)).toBeVisible();
  },
};

/** The longest list, of 39 conditions (intake §2.7). */
export const NoToOnePartOfPatientHistory: Story = {
  args: { path: '/myHealth/patient-history' },
  play: async () => {
    const form = await findForm('Patient History');
    const first = countRowsInView(form);
    await userEvent.click(form.getByRole('button', { name: `Mark the ${first} in this part as No` }));
    await expect(form.getByText(`${first} of 39 answered`)).toBeVisible();
  },
};

/** A filter searches all parts, and the button answers the conditions shown. */
export const NoToFoundConditions: Story = {
  args: { path: '/myHealth/family-history' },
  play: async () => {
    const form = await findForm('Family History');
    await userEvent.type(form.getByRole('textbox', { name: /^Find/ }), 'stroke');
    await userEvent.click(await form.findByRole('button', { name: 'Mark the one shown as No' }));
    await expect(form.getByText('1 of 31 answered')).toBeVisible();
  },
};
