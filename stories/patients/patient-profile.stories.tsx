import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';

/** A physician's view of the intake (physician §2, 'Physician view of a patient profile'). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Profile',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/physician/patient-profile/complete-patient', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findSection = async (name: string) => within(await screen.findByRole('region', { name }));
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Header, interaction alert and all 13 sections. */
export const CompleteIntake: Story = {
  tags: ['screen'],
  play: async () => {
    await findHeading('Ruth Okafor');
    await expect(screen.getByText('Born 11-03-1957')).toBeVisible();
    await expect(screen.getByText(/^\d+ years$/)).toBeVisible();
    await expect(await screen.findByText('expires 06-30-2027')).toBeVisible();
    await expect(screen.getByRole('link', { name: '+1 303-555-0108' })).toBeVisible();
    await expect(screen.getByRole('link', { name: '(303) 555-0134' })).toBeVisible();
    await (await findSection('Diagnosis')).findByText('Stage 2');
    await (await findSection('Treatment History')).findByText(/April 2023/);
    await (await findSection('Cannabis Use')).findByText('Currently use occasionally');
    await (await findSection('Documents')).findByText('Chest X-ray', { selector: 'p' });
    await (await findSection('Summary')).findByText(/sleep through the night/);
    const steps = within(screen.getByRole('navigation', { name: 'Sections of the intake' }));
    await expect(steps.getAllByRole('link')).toHaveLength(13);
    await expect(screen.queryByRole('link', { name: /^Edit (?!Health Intake)/ })).toBeNull();
  },
};

/** Two-factor is shown in Patient Information (physician §3), not in the header (decision 91). */
export const TwoFactorInSection: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await (await findSection('Patient Information')).findByText('Two-factor authentication');
    await expect(screen.getAllByText('Two-factor authentication')).toHaveLength(1);
    const row = screen.getByText('Two-factor authentication').parentElement;
    await expect(row).toHaveTextContent('Two-factor authenticationNo');
  },
};

/** A reply without two-factor reads "not Added" rather than No (physician §2). */
export const TwoFactorNotKnown: Story = {
  args: {
    prepare: (store) => {
      const ruth = store.tables.accounts.find(({ id }) => id === 'complete-patient');
      Object.assign(ruth ?? {}, { twoFA: null });
    },
  },
  play: async () => {
    const information = await findSection('Patient Information');
    await expect(await information.findByText('Two-factor authentication not Added')).toBeVisible();
  },
};

/** A link of the steps scrolls to its section and focuses the heading. */
export const LinkLeadsToSection: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await (await findSection('Military Service')).findByText('Persian Gulf');
    const steps = within(screen.getByRole('navigation', { name: 'Sections of the intake' }));
    const step = steps.getByRole('link', { name: 'Military Service' });
    await userEvent.click(step);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Military Service' })).toHaveFocus());
    await waitFor(() => expect(step).toHaveAttribute('aria-current', 'true'));
  },
};

/** The patient's check-ups on their own tab (accounts §2.15); focus stays on the tab. */
export const HealthJourneyTab: Story = {
  play: async () => {
    const views = within(await screen.findByRole('navigation', { name: 'Parts of the record' }));
    await expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Patient Profile');
    await userEvent.click(views.getByRole('link', { name: 'Health Journey' }));
    await screen.findByRole('heading', { level: 2, name: 'Check Patient Health Journey!' });
    await expect(await screen.findAllByRole('article')).toHaveLength(10);
    await expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Health Journey');
    await expect(views.getByRole('link', { current: 'page' })).toHaveFocus();
    await findHeading('Ruth Okafor');
  },
};

/** Each list has an explanation; Escape closes it and returns focus. */
export const InteractionExplained: Story = {
  play: async () => {
    const alert = await findSection('4 possible drug interactions');
    await expect(alert.getByText('Ondansetron; Tamoxifen')).toBeVisible();
    const button = alert.getByRole('button', { name: 'About substrates' });
    await userEvent.click(button);
    const tip = await screen.findByRole('dialog', { name: 'About substrates' });
    await waitFor(() => expect(tip).toHaveFocus());
    await expect(tip).toHaveTextContent(/cytochrome P450/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The icon blinks for less than five seconds (decision 44). */
export const BlinkStops: Story = {
  tags: ['behavior', '!state'],
  play: async ({ canvasElement }) => {
    await findSection('4 possible drug interactions');
    const icon = canvasElement.querySelector('section svg');
    if (!icon) throw new Error('The alert has no icon');
    const { animationDuration, animationIterationCount } = getComputedStyle(icon);
    await expect(Number.parseFloat(animationDuration) * Number(animationIterationCount)).toBeLessThan(5);
  },
};

/** Sections without answers show their empty text; without medications there is no alert. */
export const HalfDone: Story = {
  args: { path: '/physician/patient-profile/patient' },
  play: async () => {
    await findHeading('Grace Holloway');
    await (await findSection('Diagnosis')).findByText('No Diagnosis Information Added');
    await (await findSection('Medications & Supplements')).findByText(
      'No Medications & Supplements Information Added',
    );
    await expect(screen.getByText('No Concerns Added')).toBeVisible();
    await expect(screen.queryByRole('region', { name: /possible drug interactions?$/ })).toBeNull();
  },
};

/** Record without any answers, and the age in months. */
export const Newborn: Story = {
  args: {
    path: '/physician/patient-profile/new-patient',
    prepare: (store) => {
      const account = store.tables.accounts.find(({ id }) => id === 'new-patient');
      const birthday = new Date(Date.now() - 100 * 24 * 60 * 60_000);
      const padToTwoDigits = (number: number) => String(number).padStart(2, '0');
      const dob = `${padToTwoDigits(birthday.getMonth() + 1)}-${padToTwoDigits(birthday.getDate())}-${birthday.getFullYear()}`;
      if (account) Object.assign(account, { dob, gender: 'Female' });
    },
  },
  play: async () => {
    await findHeading('Owen Castellano');
    await expect(screen.getByText(/^3 months( and \d+ days?)?$/)).toBeVisible();
    await expect(await screen.findByText('Home phone not added')).toBeVisible();
    await expect(screen.queryByText('MMR number')).toBeNull();
    await (await findSection('Patient Information')).findByText('No Patient Information Added');
  },
};

/** A section that fails to load shows its own error with Retry. */
export const SectionFails: Story = {
  args: { faults: [{ endpoint: 'readNutrition', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    const nutrition = await findSection('Nutrition');
    await expect(await nutrition.findByRole('alert')).toHaveTextContent('We could not load Nutrition.');
    await (await findSection('Exercise')).findByText('Chair yoga');
    await userEvent.click(nutrition.getByRole('button', { name: 'Retry' }));
    await nutrition.findByText('Underweight');
  },
};

export const SectionLoading: Story = {
  args: { faults: [{ endpoint: 'readNutrition', effect: { kind: 'timeout' } }] },
  play: async () => {
    await (await findSection('Nutrition')).findByText('Loading Nutrition');
    await (await findSection('Exercise')).findByText('Chair yoga');
  },
};

/** Toast of a failed load, the only one in the intake (intake §8). */
export const ExerciseNotLoaded: Story = {
  args: { faults: [{ endpoint: 'readExercise', effect: { kind: 'status', status: 400 } }] },
  play: async () => {
    await expectToast('alert', 'Please Check your Service Provider');
    await expect((await findSection('Exercise')).getByRole('alert')).toBeVisible();
  },
};

export const PatientOfOtherPhysician: Story = {
  args: { signedInAs: 'new.physician@clinic.test' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This record is not open to you.');
    await expect(screen.queryByRole('navigation', { name: 'Sections of the intake' })).toBeNull();
  },
};

export const UnknownPatient: Story = {
  args: { path: '/physician/patient-profile/nobody' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This record is not open to you.');
  },
};

/** On a phone the steps are collapsed, and the patient's name stays in view. */
export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await (await findSection('Summary')).findByText(/sleep through the night/);
    const steps = within(screen.getByRole('navigation', { name: 'Sections of the intake' }));
    await expect(steps.queryByRole('link')).toBeNull();
    await userEvent.click(steps.getByRole('button', { name: 'Go to a section' }));
    await userEvent.click(steps.getByRole('link', { name: 'Exercise' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Exercise' })).toHaveFocus());
    await expect(steps.queryByRole('link')).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeGreaterThan(0),
    );
  },
};

export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await (await findSection('Summary')).findByText(/sleep through the night/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
