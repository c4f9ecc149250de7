import { Stack } from '@mantine/core';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { LinkGate } from './link-gate.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { SignedInNotice } from './signed-in-notice.tsx';
import type { PasswordPurpose } from './use-set-password.ts';

interface SetPasswordProps {
  code: string;
  purpose: PasswordPurpose;
}

const headings = { setPassword: 'Set password', forgotPassword: 'Set a new password' };

/** Page of both password links, first and forgotten (accounts §2.8, §4.3, decision 22). */
export function SetPassword({ code, purpose }: SetPasswordProps) {
  return (
    <Page
      title={headings[purpose]}
      lead="Please choose a password that you use nowhere else."
      width="narrow"
      centered
    >
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
