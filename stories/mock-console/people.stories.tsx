import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { startSession } from '#api/session/session.ts';
import { storeReturnPoint } from '#mocks/console/tabs/people/return-point.ts';
import { storeApplication } from '#mocks/rules/accounts/applications.ts';
import { issueTokens } from '#mocks/rules/accounts/tokens.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { goSpy, happenSpy, openConsole, resetStage, Stage, signInSpy } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/People',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: resetStage,
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** A click signs in and opens the dashboard of the role. */
export const NobodySignedIn: Story = {
  play: async () => {
    const panel = await openConsole('People');
    await expect(panel.getByText('Nobody is signed in')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Sign in as Helen Ashworth' }));
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith('physician/dashboard'));
    await expect(signInSpy).toHaveBeenCalledWith('physician@clinic.test');
  },
};

/** User as a login would store it. The console reads the name from the token's account instead. */
const user = {
  firstName: 'Grace',
  lastName: 'Holloway',
  dob: '',
  gender: '',
  profileImage: '',
  diagnosName: '',
};

/** Signs this browser in as a demo account. */
const signIn = (email: string) => (server: MockServer) => {
  const account = server.store.tables.accounts.find((one) => one.email === email);
  if (account?.role === 'physician' || account?.role === 'patient')
    startSession(issueTokens(server.store, account), account.role, user);
};

export const SomebodySignedIn: Story = {
  args: {
    prepare: signIn('patient@clinic.test'),
  },
  play: async () => {
    const panel = await openConsole('People');
    await expect(panel.getByText('Grace Holloway, patient')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Sign out' }));
    await expect(await panel.findByText('Nobody is signed in')).toBeVisible();
    await expect(goSpy).toHaveBeenCalledWith('login');
  },
};

/** A click triggers an event of the other side, and a failure shows its reason. */
export const HappeningsTriggered: Story = {
  args: SomebodySignedIn.args,
  play: async () => {
    const panel = await openConsole('People');
    await expect(panel.queryByRole('button', { name: 'An invited patient accepts' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Your physician sends you a Shoop' }));
    await waitFor(() => expect(happenSpy).toHaveBeenCalledWith('shoop-sent'));
    happenSpy.mockRejectedValueOnce(new Error('Grace has no physician yet'));
    await userEvent.click(panel.getByRole('button', { name: 'Your physician shares a note' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('Grace has no physician yet');
  },
};

/** An applicant cannot sign in: the clinic processes the application here. */
export const ApplicationProcessed: Story = {
  args: {
    prepare: ({ store }) =>
      storeApplication(store, { firstName: 'Noor', lastName: 'Haddad', email: 'noor@haddad.test' }, ''),
  },
  play: async () => {
    const panel = await openConsole('People');
    const processButton = panel.getByRole('button', { name: 'Process the application of Noor Haddad' });
    await expect(panel.getByText('noor@haddad.test')).toBeVisible();
    await userEvent.click(processButton);
    await waitFor(() => expect(happenSpy).toHaveBeenCalledWith('application-processed', 'noor@haddad.test'));
    happenSpy.mockRejectedValueOnce(new Error('The clinic is closed'));
    await userEvent.click(processButton);
    await expect(await panel.findByRole('alert')).toHaveTextContent('The clinic is closed');
  },
};

/** Replaces the text of the search field and returns the field. */
const searchPeople = async (typed: string) => {
  const field = await screen.findByRole('textbox', { name: 'Search all people' });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  return field;
};

/** People are found by name, e-mail, role or status; Enter signs in as the only match. */
export const PeopleFound: Story = {
  args: { scenario: 'invited' },
  play: async () => {
    const panel = await openConsole('People');
    await searchPeople('patient active');
    await expect(await panel.findByRole('button', { name: 'Show 20 more' })).toBeVisible();
    await expect(panel.getAllByRole('button', { name: /^Sign in as/ })).toHaveLength(20);
    await userEvent.click(panel.getByRole('button', { name: 'Show 20 more' }));
    await expect(panel.getAllByRole('button', { name: /^Sign in as/ })).toHaveLength(40);
    const field = await searchPeople('okafor');
    await waitFor(() => expect(panel.getAllByRole('button', { name: /^Sign in as/ })).toHaveLength(1));
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith('dashboard'));
    await expect(signInSpy).toHaveBeenCalledWith('complete.patient@clinic.test');
  },
};

export const NobodyMatches: Story = {
  play: async () => {
    const panel = await openConsole('People');
    await searchPeople('zzz{Enter}');
    await expect(await panel.findByText('Nobody matches')).toBeVisible();
    await expect(panel.getByText('0 of 7 people')).toBeVisible();
    await expect(goSpy).not.toHaveBeenCalled();
  },
};

/** An invited patient has no password: the e-mailed link is opened, or sent first if none works. */
export const InvitationOpened: Story = {
  args: { scenario: 'invited' },
  play: async () => {
    const panel = await openConsole('People');
    await searchPeople('pending novak');
    await expect(await panel.findByText(/^Invited: no password yet\./)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Open the invitation of Iris Novak' }));
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith(expect.stringMatching(/^completeSignUp\/\w+$/)));
    await expect(signInSpy).not.toHaveBeenCalled();
  },
};

/** On a patient's page, a physician can continue as that patient. */
export const SwitchedToPatient: Story = {
  args: {
    scenario: 'invited',
    prepare: signIn('physician@clinic.test'),
    path: 'physician/patient-profile/complete-patient',
  },
  play: async () => {
    const panel = await openConsole('People');
    await userEvent.click(await panel.findByRole('button', { name: 'Become this patient' }));
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith('dashboard'));
    await expect(signInSpy).toHaveBeenCalledWith('complete.patient@clinic.test');
  },
};

/** An invited patient cannot be signed in, so the console offers the invitation. */
export const SwitchedToInvitedPatient: Story = {
  args: {
    scenario: 'invited',
    prepare: signIn('physician@clinic.test'),
    path: 'physician/patient-profile/invited-patient',
  },
  play: async () => {
    const panel = await openConsole('People');
    await expect(
      await panel.findByText(/^The patient of this page is invited and has no password yet\./),
    ).toBeVisible();
    const name = 'Open the invitation of the patient of this page, Iris Novak';
    await userEvent.click(panel.getByRole('button', { name }));
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith(expect.stringMatching(/^completeSignUp\//)));
    await expect(await panel.findByRole('button', { name: 'Back to Helen Ashworth' })).toBeVisible();
  },
};

/** After becoming a patient, a click leads back to the physician and the page that was open. */
export const SwitchedBackToPhysician: Story = {
  args: { scenario: 'invited', prepare: signIn('complete.patient@clinic.test'), path: 'dashboard' },
  beforeEach: () =>
    storeReturnPoint({
      email: 'physician@clinic.test',
      path: 'physician/patient-profile/complete-patient',
      patientId: 'complete-patient',
    }),
  play: async () => {
    const panel = await openConsole('People');
    await userEvent.click(await panel.findByRole('button', { name: 'Back to Helen Ashworth' }));
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith('physician/patient-profile/complete-patient'));
    await expect(signInSpy).toHaveBeenCalledWith('physician@clinic.test');
  },
};

/** A failed sign-in shows its reason. */
export const SignInFails: Story = {
  play: async () => {
    signInSpy.mockRejectedValueOnce(new Error('This scenario has no such account'));
    const panel = await openConsole('People');
    await userEvent.click(panel.getByRole('button', { name: 'Sign in as Grace Holloway' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('This scenario has no such account');
    await expect(goSpy).not.toHaveBeenCalled();
  },
};

export const SearchOnPhone: Story = {
  tags: ['behavior', '!state'],
  args: { scenario: 'invited' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openConsole('People');
    await searchPeople('pending');
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openConsole('People');
  },
};
