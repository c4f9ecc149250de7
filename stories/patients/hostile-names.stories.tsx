import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Store } from '#mocks/store/store.ts';
import { Screen } from '#stories/support/screen.tsx';
import { seedHostilePatients } from './hostile-patients.ts';

/** Unusual names are shown in full as plain text and do not widen the page. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Hostile names',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { signedInAs: 'physician@clinic.test', prepare: seedHostilePatients },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const smallPhone = { viewport: { value: 'small' } };
const formatPath = (id: string, view = '') => `/physician/patient-profile/${id}${view && `?view=${view}`}`;

/** Expects the name in the header and in the title of each tab, without horizontal scrolling. */
async function expectFullName(name: string): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1, name });
  await expect(heading.querySelector('bdi')?.textContent).toBe(name);
  await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  const tabs = within(await screen.findByRole('navigation', { name: 'Parts of the record' }));
  // From the last tab to the first, which is open, so that each click opens another one.
  for (const tab of tabs.getAllByRole('link').reverse()) {
    await userEvent.click(tab);
    // A browser collapses spaces in a title and trims its ends.
    const title = `${name} · ${tab.textContent}`.replace(/\s+/g, ' ').trim();
    await waitFor(() => expect(document.title.startsWith(title)).toBe(true));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(heading).toBeVisible();
  }
  await expect(document.querySelector('main b, main img[onerror]')).toBeNull();
}

/** Returns a play function that expects the name. */
const expectingFullName = (name: string) => () => expectFullName(name);

export const HtmlName: Story = {
  args: { path: formatPath('html') },
  play: expectingFullName('<img src=x onerror=alert(1)> <b>Bold</b>'),
};

export const RightToLeftName: Story = {
  args: { path: formatPath('rtl') },
  play: expectingFullName('محمد العبد الله'),
};

/** Direction overrides in a name do not affect the text around it. */
export const NameWithDirectionOverride: Story = {
  args: { path: formatPath('bidi') },
  play: expectingFullName('\u202eevil Z\u0351\u036b\u0343a\u0334lgo'),
};

export const EmojiName: Story = {
  args: { path: formatPath('emoji') },
  globals: smallPhone,
  play: expectingFullName(`👩🏽‍⚕️🌿 ${'🏳️‍🌈'.repeat(30)}`),
};

export const LongName: Story = {
  args: { path: formatPath('long') },
  globals: smallPhone,
  play: expectingFullName('W'.repeat(255)),
};

export const Nameless: Story = {
  args: { path: formatPath('none') },
  play: expectingFullName('Patient'),
};

/** Seeds the patients, and gives the one with the longest name a cause of death with markup. */
const markAsDeceased = (store: Store) => {
  seedHostilePatients(store);
  const died = { deceased: true, deceasedDate: '03-01-2026', deceasedCause: '<b>Sepsis</b>'.repeat(18) };
  for (const account of store.tables.accounts) if (account.id === 'long') Object.assign(account, died);
};

/** A long name and an HTML cause of death do not widen the page or the dialog. */
export const DeceasedWithLongName: Story = {
  args: { path: formatPath('long', 'shoop'), prepare: markAsDeceased },
  globals: smallPhone,
  play: async () => {
    await screen.findByText(/^Died 03-01-2026/);
    await userEvent.click(await screen.findByRole('button', { name: 'Patient Deceased' }));
    const form = within(await screen.findByRole('form', { name: 'Patient Deceased' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'This patient is deceased' }));
    await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByText('W'.repeat(255))).toBeVisible();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
