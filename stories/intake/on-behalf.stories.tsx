import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { intakeSections } from '#domain/intake/sections.ts';
import { Screen } from '#stories/support/screen.tsx';
import { answer, expectToast, fill, formOf, update } from './support.ts';

/** A physician fills in a patient's sections; the patient's name stays in view (intake §6). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Update profile/On behalf',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const at = (segment: string) => ({ path: `/physician/update-profile/complete-patient/${segment}` });

/** Returns a section's form and expects the patient's name above it. */
async function patientsForm(title: string) {
  const form = await formOf(title);
  await expect(screen.getByRole('heading', { level: 1, name: 'Ruth Okafor' })).toBeVisible();
  await expect(screen.queryByRole('heading', { name: 'Health Intake' })).toBeNull();
  return form;
}

/** Section titles (intake §2), option labels and texts to the physician that say "my" or "you". */
const allowed = /My Documents|I don't Know|Update becomes available when you change an answer\./g;

/** Returns the visible texts and accessible names of a part of the page. */
function wordsIn(part: HTMLElement): string[] {
  const named = [...part.querySelectorAll('[aria-label], [placeholder], [aria-valuetext]')];
  const heard = named.flatMap((node) =>
    ['aria-label', 'placeholder', 'aria-valuetext'].map((name) => node.getAttribute(name) ?? ''),
  );
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  while (texts.nextNode()) seen.push(texts.currentNode.textContent ?? '');
  return [...seen, ...heard].map((words) => words.replace(allowed, ''));
}

/** No open section addresses the patient as "you", because the user is the physician. */
export const SpeaksOfThePatient: Story = {
  tags: ['screen'],
  args: at('info-patient'),
  play: async () => {
    const sections = within(await screen.findByRole('navigation', { name: 'Intake sections' }));
    for (const { title } of intakeSections) {
      await userEvent.click(sections.getByRole('link', { name: new RegExp(`^${title}`) }));
      await patientsForm(title);
    }
    const cards = intakeSections.map(({ title }) => screen.getByRole('region', { name: title }));
    const words = cards.flatMap(wordsIn);
    await expect(words).toContain('Does the patient have food allergies?');
    await expect(words.filter((text) => /\b(you|yours?|yourself|me|my|mine|myself)\b/i.test(text))).toEqual(
      [],
    );
  },
};

export const TreatmentHistory: Story = {
  args: at('treatment'),
  play: async () => {
    const form = await patientsForm('Treatment History');
    await expect(form.getAllByRole('textbox', { name: 'Surgery or treatment' })).toHaveLength(3);
  },
};

/** Shows the interaction alert; 'Patients/Update profile' checks that a save changes it. */
export const Medications: Story = {
  args: at('medications'),
  play: async () => {
    await patientsForm('Medications & Supplements');
    await expect(screen.getByRole('region', { name: /possible drug interactions?$/ })).toBeVisible();
  },
};

export const FamilyHistory: Story = {
  args: at('family-history'),
  play: async () => {
    const form = await patientsForm('Family History');
    await expect(form.getAllByRole('radio', { name: 'Yes', checked: true })).toHaveLength(5);
  },
};

export const PatientHistory: Story = {
  args: at('patient-history'),
  play: async () => {
    const form = await patientsForm('Patient History');
    await expect(form.getAllByRole('radio', { name: 'Yes', checked: true })).toHaveLength(9);
  },
};

export const CannabisUse: Story = {
  args: at('cannabis'),
  play: async () => {
    const form = await patientsForm('Cannabis Use');
    await expect(form.getByRole('slider')).toHaveValue('8');
  },
};

export const MilitaryService: Story = {
  args: at('military'),
  play: async () => {
    const form = await patientsForm('Military Service');
    await fill(form, 'Highest rank', 'Major');
    await update(form);
    await expectToast('status', 'Your answers are saved');
  },
};

export const Nutrition: Story = {
  args: at('nutrition-exercise'),
  play: async () => {
    const form = await patientsForm('Nutrition');
    await answer(form, 'Does the patient have food allergies?', 'No');
    await update(form);
    await expectToast('status', 'Nutrition Updated Successfully');
  },
};

export const Exercise: Story = {
  args: at('exercise'),
  play: async () => {
    const form = await patientsForm('Exercise');
    await expect(form.getByRole('textbox', { name: 'Duration' })).toHaveValue('30 minutes');
  },
};

export const MyDocuments: Story = {
  args: at('my-documents'),
  play: async () => {
    const form = await patientsForm('My Documents');
    await screen.findByRole('heading', { level: 4, name: 'Chest X-ray' });
    await expect(form.getByRole('button', { name: 'Add Document' })).toBeDisabled();
  },
};

export const Summary: Story = {
  args: at('summary'),
  play: async () => {
    const form = await patientsForm('Summary');
    await expect(form.getByRole('textbox')).toHaveDisplayValue(/sleep through the night/);
  },
};
