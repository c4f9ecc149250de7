import { Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { LoginForm } from './login-form.tsx';
import { SessionEnded } from './session-ended.tsx';
import { useLogin } from './use-login.ts';

const CodeDialog = lazy(() => import('./code-dialog.tsx'));

/**
 * accounts §2.7, §4.2.
 * @param nextpath where to go after the login; anything but a path of this app is ignored
 */
export function Login({ nextpath }: { nextpath?: string }) {
  const { submit, working, error, pending, verified, abandon } = useLogin(nextpath);
  return (
    <Page title="Log in" heading="Welcome back" lead="Log in to your Health Intake." width="narrow" centered>
      <Stack gap="lg">
        <SessionEnded />
        <Card>
          <LoginForm onSubmit={submit} working={working} error={error} />
        </Card>
      </Stack>
      {pending && (
        <Suspense>
          <CodeDialog
            name="login"
            phone={pending.user.phone ?? ''}
            email={pending.user.email ?? ''}
            onVerified={verified}
            onClose={abandon}
          />
        </Suspense>
      )}
    </Page>
  );
}
