import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fileProblems } from '#domain/files/document-files.ts';
import { Screen } from '#stories/support/screen.tsx';
import { choose, documentForm, pdf } from './support.ts';

/** Files that are refused because of their content or name. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/My Documents/Unusable files',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/my-documents', signedInAs: 'new.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** An HTML file with the name of a PDF. */
export const NotWhatItSays: Story = {
  play: async () => {
    const form = await documentForm();
    await choose(form, pdf('report.pdf', '<script>alert(1)</script>'));
    await expect(await form.findByText(fileProblems.content)).toBeVisible();
  },
};

export const NothingInIt: Story = {
  play: async () => {
    const form = await documentForm();
    await choose(form, pdf('empty.pdf', ''));
    await expect(await form.findByText(fileProblems.empty)).toBeVisible();
  },
};

export const LongName: Story = {
  play: async () => {
    const form = await documentForm();
    await choose(form, pdf(`${'report '.repeat(40)}.pdf`));
    await expect(await form.findByText(fileProblems.longName)).toBeVisible();
  },
};

export const HostileName: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await documentForm();
    await choose(form, pdf('<img src=x onerror=alert(1)>.pdf'));
    await expect(await form.findByText(fileProblems.name)).toBeVisible();
  },
};
