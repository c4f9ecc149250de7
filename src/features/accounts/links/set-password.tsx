import { Stack } from '@mantine/core';
import { useSession } from '#api/session/use-session.ts';
import { fullName } from '#domain/values/full-name.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type FixedHead, Page } from '#ui/layout/page.tsx';
import { LinkGate } from './link-gate.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import type { PasswordPurpose } from './use-set-password.ts';

interface SetPasswordProps {
  code: string;
  purpose: PasswordPurpose;
}

const layout = {
  lead: 'Please choose a password that you use nowhere else.',
  width: 'narrow',
  centered: true,
} as const;

/** Headings of the pages. */
export const setPasswordHeads: Record<PasswordPurpose, FixedHead> = {
  setPassword: { heading: 'Set password', ...layout },
  forgotPassword: { heading: 'Set a new password', ...layout },
};

/** Page of both password links, first and forgotten (accounts §2.8, §4.3, decision 22). */
export function SetPassword({ code, purpose }: SetPasswordProps) {
  return (
    <Page title={setPasswordHeads[purpose].heading} {...setPasswordHeads[purpose]}>
      <Stack gap="lg">
        <SignedInNotice />
        <Card>
          <LinkGate code={code} fields={2}>
            {(email) => <SetPasswordForm code={code} email={email} purpose={purpose} />}
          </LinkGate>
        </Card>
      </Stack>
    </Page>
  );
}

/** Notice for a signed-in user who opens a link, which may belong to another account. */
function SignedInNotice() {
  const user = useSession()?.user;
  if (!user) return null;
  const name = fullName(user);
  return (
    <InlineNotice kind="info" title={name ? `You are logged in as ${name}` : 'You are logged in'}>
      Once the password is set you will be logged out here, so that its owner can log in.
    </InlineNotice>
  );
}
