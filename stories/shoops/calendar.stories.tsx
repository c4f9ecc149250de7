import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { addShoop } from '#mocks/rules/add-shoop.ts';
import { buildDailyShoop } from '#mocks/seed/regimens.ts';
import type { Store } from '#mocks/store/store.ts';
import { Screen } from '#stories/support/screen.tsx';

/** Daily reminders of the newest recommendation as a calendar file for the patient. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Add to calendar',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/dosing-history', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const physicianAndPatient = { physicianId: 'physician', userId: 'patient' };
const intakeDetails = { ingestionMethod: 'Ingested', note: '' };
const hourlyShoop = {
  ...buildDailyShoop('THC delta 9', [], intakeDetails),
  dailyDose: 10,
  frequency: 2,
  frequencyUnit: 'Hourly',
};
/** Removes the patient's Shoops. */
const removeShoops = (store: Store) => {
  store.tables.shoops = store.tables.shoops.filter(({ userId }) => userId !== 'patient');
};

/** Opens the dialog and returns it once it has faded in. */
async function openDialog(name = 'Add to calendar') {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Records downloaded files until `stop`, instead of saving them. */
function recordDownloads() {
  const files: { name: string; text: () => Promise<string> }[] = [];
  const createUrlSpy = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push({ name: '', text: () => (file as Blob).text() });
    return 'blob:none';
  });
  const clickSpy = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const [file] = files.slice(-1);
    if (file) file.name = this.download;
  });
  return {
    files,
    stop: () => {
      createUrlSpy.mockRestore();
      clickSpy.mockRestore();
    },
  };
}

/** The file has reminders for morning and evening, and ends the earlier one for the afternoon. */
export const FileWithoutNames: Story = {
  tags: ['screen'],
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByLabelText('Morning')).toHaveValue('08:00');
    await expect(dialog.getByLabelText('Evening')).toHaveValue('20:00');
    await expect(dialog.queryByLabelText('Afternoon')).toBeNull();
    await expect(dialog.getByText('This file ends earlier reminders for: Afternoon.')).toBeVisible();
    const nameCheckbox = dialog.getByRole('checkbox', { name: 'Show the medicine’s name in my calendar' });
    await expect(nameCheckbox).not.toBeChecked();
    const { files, stop } = recordDownloads();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    stop();
    await expect(dialog.getByRole('status')).toHaveTextContent('reminders.ics was downloaded.');
    await expect(files.map(({ name }) => name)).toEqual(['reminders.ics']);
    const file = await files[0]?.text();
    await expect(file?.match(/SUMMARY:.*/g)).toEqual([
      'SUMMARY:Reminder',
      'SUMMARY:Reminder',
      'SUMMARY:Reminder ended',
    ]);
    await expect(file).not.toMatch(/CBD|mg/);
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  },
};

/** The patient can change the times and include the medicine's name. */
export const FileWithNames: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await openDialog();
    const morning = dialog.getByLabelText('Morning');
    await userEvent.clear(morning);
    await userEvent.type(morning, '07:15');
    await userEvent.click(dialog.getByRole('checkbox'));
    const { files, stop } = recordDownloads();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    stop();
    const file = await files[0]?.text();
    await expect(file).toMatch(/DTSTART:\d{8}T071500/);
    await expect(file).toContain('SUMMARY:Morning: CBD (cannabidiol)');
  },
};

/** A missing time is reported at its field, and nothing is downloaded. */
export const TimeMissing: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await openDialog();
    const evening = dialog.getByLabelText('Evening');
    await userEvent.clear(evening);
    const { files, stop } = recordDownloads();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    stop();
    await expect(files).toHaveLength(0);
    await expect(evening).toHaveFocus();
    await expect(evening).toHaveAccessibleDescription('Please enter a time, as 8:00 AM.');
    await expect(dialog.queryByRole('status')).toBeNull();
  },
};

/** Before the download the dialog lists medicines without a time of day, which get no reminder. */
export const MedicinesWithoutReminder: Story = {
  args: {
    prepare: (store) => {
      removeShoops(store);
      addShoop(
        store,
        physicianAndPatient,
        buildDailyShoop('CBN', [[5, 'Evening']], intakeDetails),
        hourlyShoop,
      );
    },
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText('Not in your calendar')).toBeVisible();
    await expect(
      dialog.getByText('THC delta 9: an hourly medicine has no times of day to remind of.'),
    ).toBeVisible();
    await expect(dialog.queryByText(/This file ends/)).toBeNull();
  },
};

/** With an hourly medicine alone there is no button but the reason. */
export const HourlyMedicineAlone: Story = {
  args: {
    prepare: (store) => {
      removeShoops(store);
      addShoop(store, physicianAndPatient, hourlyShoop);
    },
  },
  play: async () => {
    await expect(
      await screen.findByText('THC delta 9: an hourly medicine has no times of day to remind of.'),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
  },
};

/** After a change to an hourly medicine, a file ends the earlier reminders. */
export const RemindersEnded: Story = {
  args: { prepare: (store) => addShoop(store, physicianAndPatient, hourlyShoop) },
  play: async () => {
    const dialog = await openDialog('End calendar reminders');
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await expect(dialog.getByText(/ends earlier reminders for: Morning, Afternoon, Evening/)).toBeVisible();
    const { files, stop } = recordDownloads();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    stop();
    const file = await files[0]?.text();
    await expect(file?.match(/STATUS:CANCELLED/g)).toHaveLength(3);
    await expect(file).not.toContain('VALARM');
  },
};

/** Opened by Enter and closed by Escape, which returns focus to the button. */
export const DialogByKeyboard: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Add to calendar' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add to calendar' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const playOpenDialog: Story['play'] = async () => {
  await openDialog();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const OnAPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: playOpenDialog,
};

export const OnASmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: playOpenDialog,
};

export const Dark: Story = {
  tags: ['behavior', '!state'],
  globals: { theme: 'dark' },
  play: playOpenDialog,
};
