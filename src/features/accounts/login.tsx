import { Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { toastDuration } from '#api/contract/endpoint.ts';
import { RestingSprout } from '#ui/illustrations/pages/resting-sprout.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import classes from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { PasswordSet } from './password-set.tsx';
import { SessionEnded } from './session-ended.tsx';
import { useLogin } from './use-login.ts';

const CodeDialog = lazy(() => import('#identity/code-dialog.tsx'));

/**
 * Login page (accounts §2.7, §4.2).
 * @param nextpath path to open after the login; ignored unless it is a path of this app
 */
export function Login({ nextpath }: { nextpath?: string }) {
  const { submit, working, error, pending, verified, abandon } = useLogin(nextpath);
  return (
    <Page title="Log in" heading={null} width="full">
      <div className={classes.layout}>
        <Welcome />
        <Stack gap="lg" className={classes.form}>
          <div>
            <Title order={1} tabIndex={-1} mb="xs">
              Welcome back
            </Title>
            <Text size="lg" c="dimmed">
              Please log in with your email and password.
            </Text>
          </div>
          <SessionEnded leadsBack={Boolean(nextpath)} />
          <PasswordSet />
          <Card>
            <LoginForm onSubmit={submit} isSubmitting={working || pending !== null} error={error} />
          </Card>
        </Stack>
      </div>
      {pending && (
        <Suspense>
          <CodeDialog
            name="login"
            toastDuration={toastDuration.login}
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

/** Welcome panel, half of a wide screen. Hidden on phones. */
function Welcome() {
  return (
    <div className={classes.welcome}>
      <div className={classes.words}>
        <RestingSprout />
        <p className={classes.motto}>Your health, in your own words.</p>
        <p className={classes.promise}>
          Answer when you feel up to it, one section at a time. What you have saved waits for you.
        </p>
      </div>
    </div>
  );
}
