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

const small = { viewport: { value: 'small' } };
const pathOf = (id: string, view = '') => `/physician/patient-profile/${id}${view && `?view=${view}`}`;

/** Expects the name in the header and in the title of each tab, without horizontal scrolling. */
async function expectWhole(name: string): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1, name });
  await expect(heading.querySelector('bdi')?.textContent).toBe(name);
  await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  const tabs = within(await screen.findByRole('navigation', { name: 'Parts of the record' }));
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

const whole = (name: string) => () => expectWhole(name);

export const Html: Story = {
  args: { path: pathOf('html') },
  play: whole('<img src=x onerror=alert(1)> <b>Bold</b>'),
};

export const RightToLeft: Story = {
  args: { path: pathOf('rtl') },
  play: whole('محمد العبد الله'),
};

/** Direction overrides in a name do not affect the text around it. */
export const TurnedRound: Story = {
  args: { path: pathOf('bidi') },
  play: whole('\u202eevil Z\u0351\u036b\u0343a\u0334lgo'),
};

export const Emoji: Story = {
  args: { path: pathOf('emoji') },
  globals: small,
  play: whole(`👩🏽‍⚕️🌿 ${'🏳️‍🌈'.repeat(30)}`),
};

export const Long: Story = {
  args: { path: pathOf('long') },
  globals: small,
  play: whole('W'.repeat(255)),
};

export const Nameless: Story = {
  args: { path: pathOf('none') },
  play: whole('Patient'),
};

const hasDied = (store: Store) => {
  seedHostilePatients(store);
  const died = { deceased: true, deceasedDate: '03-01-2026', deceasedCause: '<b>Sepsis</b>'.repeat(18) };
  for (const account of store.tables.accounts) if (account.id === 'long') Object.assign(account, died);
};

/** A long name and an HTML cause of death do not widen the page or the dialog. */
export const Deceased: Story = {
  args: { path: pathOf('long', 'shoop'), prepare: hasDied },
  globals: small,
  play: async () => {
    await screen.findByText(/^Died 03-01-2026/);
    await userEvent.click(await screen.findByRole('button', { name: 'Patient Deceased' }));
    const form = within(await screen.findByRole('form', { name: 'Patient Deceased' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'This patient is deceased' }));
    await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
    const asked = await screen.findByRole('dialog');
    await expect(within(asked).getByText('W'.repeat(255))).toBeVisible();
    await expect(asked.scrollWidth).toBeLessThanOrEqual(asked.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
