import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { intakeSections } from '#domain/intake/sections.ts';
import { Screen } from '#stories/support/screen.tsx';
import { answer, expectToast, fill, findForm, update } from './support.ts';

/** A physician fills in a patient's sections; the patient's name stays in view (intake §6). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Update profile/On behalf',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const argsForSection = (segment: string) => ({
  path: `/physician/update-profile/complete-patient/${segment}`,
});

/** Returns a section's form and expects the patient's name above it. */
async function findPatientsForm(title: string) {
  const form = await findForm(title);
  await expect(screen.getByRole('heading', { level: 1, name: 'Ruth Okafor' })).toBeVisible();
  await expect(screen.queryByRole('heading', { name: 'Health Intake' })).toBeNull();
  return form;
}

/** Texts that may say "my" or "you": a section's title, an option, a text to the physician. */
const allowedTexts = /My Documents|I don't Know|Update becomes available when you change an answer\./g;

/** Returns the visible texts and accessible names of a part of the page. */
function listTexts(part: HTMLElement): string[] {
  const namedElements = [...part.querySelectorAll('[aria-label], [placeholder], [aria-valuetext]')];
  const accessibleNames = namedElements.flatMap((node) =>
    ['aria-label', 'placeholder', 'aria-valuetext'].map((name) => node.getAttribute(name) ?? ''),
  );
  const textNodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const visibleTexts: string[] = [];
  while (textNodes.nextNode()) visibleTexts.push(textNodes.currentNode.textContent ?? '');
  return [...visibleTexts, ...accessibleNames].map((cardTexts) => cardTexts.replace(allowedTexts, ''));
}

/** No open section addresses the patient as "you", because the user is the physician. */
export const SpeaksOfThePatient: Story = {
  tags: ['screen'],
  args: argsForSection('info-patient'),
  play: async () => {
    const sections = within(await screen.findByRole('navigation', { name: 'Intake sections' }));
    for (const { title } of intakeSections) {
      await userEvent.click(sections.getByRole('link', { name: new RegExp(`^${title}`) }));
      await findPatientsForm(title);
    }
    const cards = intakeSections.map(({ title }) => screen.getByRole('region', { name: title }));
    const cardTexts = cards.flatMap(listTexts);
    await expect(cardTexts).toContain('Does the patient have food allergies?');
    await expect(
      cardTexts.filter((text) => /\b(you|yours?|yourself|me|my|mine|myself)\b/i.test(text)),
    ).toEqual([]);
  },
};

export const TreatmentHistory: Story = {
  args: argsForSection('treatment'),
  play: async () => {
    const form = await findPatientsForm('Treatment History');
    await expect(form.getAllByRole('textbox', { name: 'Surgery or treatment' })).toHaveLength(3);
  },
};

/** Shows the interaction alert; 'Patients/Update profile' checks that a save changes it. */
export const Medications: Story = {
  args: argsForSection('medications'),
  play: async () => {
    await findPatientsForm('Medications & Supplements');
    await expect(screen.getByRole('region', { name: /possible drug interactions?$/ })).toBeVisible();
  },
};

export const FamilyHistory: Story = {
  args: argsForSection('family-history'),
  play: async () => {
    const form = await findPatientsForm('Family History');
    await expect(form.getAllByRole('radio', { name: 'Yes', checked: true })).toHaveLength(5);
  },
};

export const PatientHistory: Story = {
  args: argsForSection('patient-history'),
  play: async () => {
    const form = await findPatientsForm('Patient History');
    await expect(form.getAllByRole('radio', { name: 'Yes', checked: true })).toHaveLength(9);
  },
};

export const CannabisUse: Story = {
  args: argsForSection('cannabis'),
  play: async () => {
    const form = await findPatientsForm('Cannabis Use');
    await expect(form.getByRole('slider')).toHaveValue('8');
  },
};

export const MilitaryService: Story = {
  args: argsForSection('military'),
  play: async () => {
    const form = await findPatientsForm('Military Service');
    await fill(form, 'Highest rank', 'Major');
    await update(form);
    await expectToast('status', 'Your answers are saved');
  },
};

export const Nutrition: Story = {
  args: argsForSection('nutrition-exercise'),
  play: async () => {
    const form = await findPatientsForm('Nutrition');
    await answer(form, 'Does the patient have food allergies?', 'No');
    await update(form);
    await expectToast('status', 'Nutrition Updated Successfully');
  },
};

export const Exercise: Story = {
  args: argsForSection('exercise'),
  play: async () => {
    const form = await findPatientsForm('Exercise');
    await expect(form.getByRole('textbox', { name: 'Duration' })).toHaveValue('30 minutes');
  },
};

export const MyDocuments: Story = {
  args: argsForSection('my-documents'),
  play: async () => {
    const form = await findPatientsForm('My Documents');
    await screen.findByRole('heading', { level: 4, name: 'Chest X-ray' });
    await expect(form.getByRole('button', { name: 'Add Document' })).toBeDisabled();
  },
};

export const Summary: Story = {
  args: argsForSection('summary'),
  play: async () => {
    const form = await findPatientsForm('Summary');
    await expect(form.getByRole('textbox')).toHaveDisplayValue(/sleep through the night/);
  },
};
