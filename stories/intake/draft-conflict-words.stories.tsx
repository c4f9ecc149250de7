import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildMedicationRows, fillIn } from '#mocks/seed/add.ts';
import { Screen } from '#stories/support/screen.tsx';

/** Word-by-word differences between an unsaved answer and the saved one (decision 57). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Health Intake/Draft conflicts, word by word',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/contact', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Draft of the signed-in patient's own Contacts section. */
const ownContacts = { userId: 'patient', patientId: 'patient', module: 'Contacts' };
/** Answers as they were saved when the draft began. */
const savedAnswers = { firstName: 'Dan', relationship: 'Friend' };
const aspirin = { text: 'Aspirin', item: { id: 'aspirin', name: 'Aspirin' } };
const aspirinRow = { medication: aspirin, dose: '100 mg', frequency: 'Once a day' };

const restoreDraft = async () => userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
const findChoice = async (name: string) => within(await screen.findByRole('radiogroup', { name }));

const fishOil = { text: 'Fish oil', item: { id: 'fish-oil', name: 'Fish oil' } };

/** Words missing from the other list are underlined and have a text for screen readers. */
export const WordsMarked: Story = {
  args: {
    path: '/myHealth/medications',
    drafts: [
      {
        ...ownContacts,
        module: 'Medications',
        base: { medications: [] },
        answers: {
          medications: [
            { ...aspirinRow, dose: '200 mg' },
            { ...aspirinRow, medication: fishOil },
          ],
        },
      },
    ],
    prepare: ({ tables }) =>
      fillIn(tables, ownContacts.patientId, 'Medications', {
        medications: buildMedicationRows(tables, [['Aspirin', '100 mg', 'Once a day']]),
      }),
  },
  play: async () => {
    await restoreDraft();
    const choice = await findChoice('Medications and supplements');
    const listMarks = () => [...document.querySelectorAll('[role=radiogroup] mark')];
    await waitFor(() =>
      // All but the last are in the draft's list, which has 200 mg and the fish oil.
      expect(listMarks().map(({ textContent }) => textContent)).toEqual([
        '[differs: 200] ',
        '[differs: Fish oil] ',
        '[differs: 100 mg] ',
        '[differs: Once a day] ',
        '[differs: 100] ',
      ]),
    );
    await expect(
      choice.getByRole('radio', { name: /^Yours .*Aspirin.*\[differs: 200 ?\] ?mg/ }),
    ).toBeVisible();
    for (const mark of listMarks()) await expect(mark).toHaveStyle({ textDecorationLine: 'underline' });
    await expect(screen.getByText(/the words that differ are underlined/)).toBeVisible();
  },
};

export const WordsMarkedOnPhone: Story = {
  tags: ['behavior', '!state'],
  ...WordsMarked,
  globals: { viewport: { value: 'phone' } },
};

/** Words common to both texts are not marked. Texts without a common word are not marked at all. */
export const TextMarked: Story = {
  args: {
    drafts: [
      {
        ...ownContacts,
        base: { ...savedAnswers, referredBy: 'A friend' },
        answers: { ...savedAnswers, relationship: 'Husband', referredBy: 'My older sister Ruth' },
      },
    ],
    prepare: ({ tables }) => {
      const entry = tables.intakeRecords.find(
        ({ userId, module }) => userId === ownContacts.patientId && module === ownContacts.module,
      );
      Object.assign(entry?.record ?? {}, { referredBy: 'My sister Ruth' });
    },
  },
  play: async () => {
    await restoreDraft();
    const choice = await findChoice('Referred by');
    await expect(
      await choice.findByRole('radio', { name: /^Yours My \[differs: older ?\] ?sister Ruth$/ }),
    ).toBeVisible();
    await expect(choice.getByRole('radio', { name: 'Saved since My sister Ruth' })).toBeVisible();
    const otherChoice = await findChoice('Relationship');
    await expect(otherChoice.getByRole('radio', { name: 'Yours Husband' })).toBeVisible();
  },
};
