import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fileProblems } from '#domain/files/document-files.ts';
import { Screen } from '#stories/support/screen.tsx';
import { chooseFile, createPdf, findDocumentForm } from './support.ts';

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
export const ContentOfOtherType: Story = {
  play: async () => {
    const form = await findDocumentForm();
    await chooseFile(form, createPdf('report.pdf', '<script>alert(1)</script>'));
    await expect(await form.findByText(fileProblems.content)).toBeVisible();
  },
};

export const EmptyFile: Story = {
  play: async () => {
    const form = await findDocumentForm();
    await chooseFile(form, createPdf('empty.pdf', ''));
    await expect(await form.findByText(fileProblems.empty)).toBeVisible();
  },
};

export const FileNameTooLong: Story = {
  play: async () => {
    const form = await findDocumentForm();
    await chooseFile(form, createPdf(`${'report '.repeat(40)}.pdf`));
    await expect(await form.findByText(fileProblems.longName)).toBeVisible();
  },
};

export const HostileFileName: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findDocumentForm();
    await chooseFile(form, createPdf('<img src=x onerror=alert(1)>.pdf'));
    await expect(await form.findByText(fileProblems.name)).toBeVisible();
  },
};
