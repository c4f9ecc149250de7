import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';

/** Pages with one message and one link. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Shell/Messages',
  component: Screen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const notFoundText = "The page you were looking for was moved or doesn't exist.";

/** Expects the message, with a link to the page that the user may open. */
async function expectLinkBack(name: string, path: string) {
  await screen.findByText(notFoundText);
  await expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
}

export const NotFoundSignedOut: Story = {
  args: { path: '/nowhere' },
  play: () => expectLinkBack('Go to Login', '/login'),
};

export const NotFoundNearSignUp: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/signup/nowhere' },
  play: () => expectLinkBack('Go to sign-up', '/signup'),
};

export const NotFoundNearPhysicianSignUp: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician-signup/nowhere' },
  play: () => expectLinkBack('Go to physician sign-up', '/physician-signup'),
};

export const NotFoundAsPatient: Story = {
  args: { path: '/nowhere', signedInAs: 'patient@clinic.test' },
  play: () => expectLinkBack('Go to your dashboard', '/dashboard'),
};

export const NotFoundAsPhysician: Story = {
  args: { path: '/nowhere', signedInAs: 'physician@clinic.test' },
  play: () => expectLinkBack('Go to your dashboard', '/physician/dashboard'),
};

export const PatientAtAPhysiciansPage: Story = {
  args: { path: '/physician/dashboard', signedInAs: 'patient@clinic.test' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
    await expect(screen.getByText('You must be logged in as Physician to access this portal.')).toBeVisible();
    await expect(screen.getByRole('main').querySelector('a')).toHaveAttribute('href', '/dashboard');
  },
};

export const PhysicianAtAPatientsPage: Story = {
  args: { path: '/dashboard', signedInAs: 'physician@clinic.test' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
    await expect(screen.getByText('You must be logged in as Patient to access this portal.')).toBeVisible();
    await expect(screen.getByRole('main').querySelector('a')).toHaveAttribute('href', '/physician/dashboard');
  },
};

/** Pages opened from an e-mail have no menu (accounts §2.3). */
export const WithoutMenu: Story = {
  args: { path: '/consent' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Consent' });
    await expect(screen.queryByRole('navigation')).toBeNull();
  },
};
