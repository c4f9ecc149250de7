import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { messages } from '#domain/messages.ts';
import { medicines, twoMedicines } from './medicines.ts';
import { StoryForm, saveMock } from './story-form.tsx';

const meta: Meta<typeof StoryForm> = {
  title: 'Components/Questions/Rows of several questions/Within rows',
  component: StoryForm,
  args: { questionnaire: medicines, title: 'Medicines', record: twoMedicines },
  beforeEach: () => {
    saveMock.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof StoryForm>;
type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

const getRow = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));
const getAmount = (canvas: Canvas, dose: string) =>
  getRow(canvas, dose).getByRole('textbox', { name: /^Amount/ });
const clickUpdate = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Update' }));

export const TwoMedicines: Story = {};

/** "Times a day" sets the number of doses of its medicine; doses cannot be added or removed. */
export const FixedNumberOfRows: Story = {
  play: async ({ canvas }) => {
    const [firstMedicine, secondMedicine] = [getRow(canvas, 'Medicine 1'), getRow(canvas, 'Medicine 2')];
    firstMedicine.getByRole('radio', { name: '1' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(firstMedicine.getByRole('radio', { name: '3' })).toBeChecked();
    await expect(firstMedicine.getAllByRole('group', { name: /^Dose \d/ })).toHaveLength(3);
    await expect(getAmount(firstMedicine, 'Dose 1')).toHaveValue('');
    await expect(secondMedicine.getAllByRole('group', { name: /^Dose \d/ })).toHaveLength(2);
    await expect(getAmount(secondMedicine, 'Dose 2')).toHaveValue('3');
    await expect(firstMedicine.queryByRole('button', { name: /dose/ })).toBeNull();
  },
};

/** Each row has its own set of checkboxes. */
export const FlagsOfEachRow: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(getRow(canvas, 'Medicine 2').getByRole('checkbox', { name: 'Myrcene' }));
    await userEvent.click(getRow(canvas, 'Medicine 2').getByRole('checkbox', { name: 'Limonene' }));
    await expect(getRow(canvas, 'Medicine 1').getByRole('checkbox', { name: 'Myrcene' })).not.toBeChecked();
    await clickUpdate(canvas);
    await expect(saveMock).toHaveBeenCalledWith({
      medicines: [
        expect.objectContaining({ terpenes: { limonene: false, linalool: true, myrcene: false } }),
        expect.objectContaining({ terpenes: { limonene: true, linalool: false, myrcene: true } }),
      ],
    });
  },
};

/** A missing dose is reported at its field, moves with its medicine and clears when filled in. */
export const ProblemInInnerRow: Story = {
  play: async ({ canvas }) => {
    const secondMedicine = getRow(canvas, 'Medicine 2');
    await userEvent.clear(getAmount(secondMedicine, 'Dose 2'));
    await userEvent.click(getRow(secondMedicine, 'Dose 2').getByRole('radio', { name: 'Yes' }));
    await clickUpdate(canvas);
    const summary = within(canvas.getByRole('region', { name: 'Please check these answers' }));
    await userEvent.click(summary.getByRole('link', { name: /^Medicine 2, Dose 2, Amount/ }));
    await expect(getAmount(secondMedicine, 'Dose 2')).toHaveFocus();
    await expect(getAmount(secondMedicine, 'Dose 2')).toHaveAccessibleDescription(
      expect.stringContaining(messages.required),
    );
    await expect(getAmount(secondMedicine, 'Dose 1')).toBeValid();

    await userEvent.click(canvas.getByRole('button', { name: 'Remove medicine 1' }));
    const movedMedicine = getRow(canvas, 'Medicine 1');
    await expect(getAmount(movedMedicine, 'Dose 1')).toHaveValue('2');
    await expect(getAmount(movedMedicine, 'Dose 2')).toHaveAccessibleDescription(
      expect.stringContaining(messages.required),
    );
    await userEvent.type(getAmount(movedMedicine, 'Dose 2'), '4');
    await expect(getAmount(movedMedicine, 'Dose 2')).toBeValid();

    await clickUpdate(canvas);
    await expect(movedMedicine.getByRole('group', { name: 'Doses' })).toHaveAccessibleDescription(
      'The doses add up to 6\u00a0mg.',
    );
    await expect(saveMock).not.toHaveBeenCalled();
    await userEvent.type(getAmount(movedMedicine, 'Dose 2'), '{Backspace}3');
    await expect(movedMedicine.getByRole('group', { name: 'Doses' })).not.toHaveAccessibleDescription();
    await clickUpdate(canvas);
    await expect(saveMock).toHaveBeenCalledOnce();
  },
};

/** With the keyboard alone: adds, removes and restores a medicine, and a warning within one. */
export const RowsByKeyboard: Story = {
  tags: ['behavior', '!state'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add another medicine' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(getRow(canvas, 'Medicine 3').getByRole('textbox', { name: /^Cannabinoid/ })).toHaveFocus();
    await userEvent.keyboard('CBG');
    // The rows of a fixed list take answers even in an empty medicine.
    getAmount(getRow(canvas, 'Medicine 3'), 'Dose 1').focus();
    await userEvent.keyboard('5');

    getRow(canvas, 'Medicine 2').getByRole('button', { name: 'Remove warning 1' }).focus();
    await userEvent.keyboard('{Enter}');
    const undoWarning = getRow(canvas, 'Medicine 2').getByRole('button', {
      name: /^Undo: Warning 1 removed/,
    });
    await expect(undoWarning).toHaveFocus();
    canvas.getByRole('button', { name: 'Remove medicine 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Undo: Medicine 1 removed: CBD' })).toHaveFocus();
    await expect(getRow(canvas, 'Medicine 2').getByRole('textbox', { name: /^Cannabinoid/ })).toHaveValue(
      'CBG',
    );
    await userEvent.keyboard('{Enter}');
    await expect(getRow(canvas, 'Medicine 1').getByRole('textbox', { name: /^Cannabinoid/ })).toHaveFocus();
    await expect(getAmount(getRow(canvas, 'Medicine 1'), 'Dose 1')).toHaveValue('10');

    getRow(canvas, 'Medicine 2')
      .getByRole('button', { name: /^Undo: Warning 1 removed/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await clickUpdate(canvas);
    await expect(saveMock).toHaveBeenCalledWith({
      medicines: [
        expect.objectContaining({ name: 'CBD' }),
        expect.objectContaining({ name: 'THC', warnings: twoMedicines.medicines[1]?.warnings }),
        expect.objectContaining({ name: 'CBG' }),
      ],
    });
  },
};
