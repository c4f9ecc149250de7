import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';

/** Page of a patient who was invited and has not signed up (physician §4). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Invited',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    scenario: 'invited',
    path: '/physician/patient-profile/invited-patient',
    signedInAs: 'physician@clinic.test',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Title of the notice about the invitation. */
const statusText = 'Invited, and not signed up yet';
const findNotice = async () => within(await screen.findByRole('region', { name: statusText }));
const findResendButton = async () => (await findNotice()).getByRole('button', { name: 'Resend invitation' });

/** The notice states the status and that the date of the invitation is unknown (decision 71). */
export const InvitationPending: Story = {
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Iris Novak' });
    const notice = await findNotice();
    await expect(notice.getByText('When the invitation was sent is not known.')).toBeVisible();
    await expect((await findResendButton()).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(screen.getByRole('link', { name: 'Patient Profile' })).toBeVisible();
  },
};

export const InvitationPendingOnASmallPhone: Story = {
  tags: ['behavior', '!state'],
  ...InvitationPending,
  globals: { viewport: { value: 'small' } },
};

/** Resending shows its time; the button keeps focus. */
export const InvitationResent: Story = {
  play: async () => {
    await userEvent.click(await findResendButton());
    await expectToast('status', 'We sent invited@clinic.test a new invitation');
    await expect(
      await (await findNotice()).findByText(/^Sent again today, \d{1,2}:\d\d [AP]M\.$/),
    ).toBeVisible();
    await expect((await findNotice()).queryByText(/not known/)).toBeNull();
    await expect(await findResendButton()).toHaveFocus();
  },
};

export const ResendFails: Story = {
  args: {
    faults: [
      { endpoint: 'resendInvitation', effect: { kind: 'status', status: 500, message: 'Mail is down' } },
    ],
  },
  play: async () => {
    await userEvent.click(await findResendButton());
    await expect(await (await findNotice()).findByRole('alert')).toHaveTextContent('Not sent. Mail is down');
    await expect(await findResendButton()).toHaveFocus();
  },
};

/** Without an answer, the invitation is said to be possibly sent. */
export const ResendOutcomeUnknown: Story = {
  args: { faults: [{ endpoint: 'resendInvitation', effect: { kind: 'lost-answer' } }] },
  play: async () => {
    await userEvent.click(await findResendButton());
    await expect(await (await findNotice()).findByRole('alert')).toHaveTextContent(
      /^It may have been sent\./,
    );
  },
};

/** The status is compared without regard to case, as in the list. */
export const StatusInOtherCase: Story = {
  tags: ['behavior', '!state'],
  args: {
    prepare: ({ tables }) => {
      const link = tables.careLinks.find(({ patientId }) => patientId === 'invited-patient');
      // A spelling of another server, which the mock itself does not write.
      Object.assign(link ?? {}, { status: 'PENDING' });
    },
  },
  play: async () => {
    await findResendButton();
  },
};

/** There is no notice for a patient who has signed up. */
export const SignedUp: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/patient-profile/patient' },
  play: async () => {
    await screen.findByText('No Diagnosis Information Added');
    await expect(screen.queryByRole('region', { name: statusText })).toBeNull();
  },
};

/** A patient with a phone has signed up, so the page does not wait for the list of patients. */
export const SignedUpBeforeTheList: Story = {
  tags: ['behavior', '!state'],
  args: {
    path: '/physician/patient-profile/patient',
    faults: [{ endpoint: 'listPatients', effect: { kind: 'timeout' } }],
  },
  play: async () => {
    await expect(
      await screen.findByText('No Diagnosis Information Added', {}, { timeout: 3000 }),
    ).toBeVisible();
  },
};

export const StatusNotLoaded: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'listPatients', effect: { kind: 'status', status: 503 } }] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No Diagnosis Information Added')).toBeVisible());
    await expect(screen.queryByRole('region', { name: statusText })).toBeNull();
  },
};
