import { Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { toastDuration } from '#api/contract/endpoint.ts';
import { RestingSprout } from '#ui/illustrations/pages/resting-sprout.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import classes from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { PasswordSetNotice } from './password-set-notice.tsx';
import { SessionEndedNotice } from './session-ended-notice.tsx';
import { useLogin } from './use-login.ts';

const CodeDialog = lazy(() => import('#identity/code-dialog.tsx'));

/**
 * Login page (accounts §2.7, §4.2).
 * @param nextpath path to open after the login; ignored unless it is a path of this app
 */
export function Login({ nextpath }: { nextpath?: string }) {
  const { submit, isSubmitting, error, pendingLogin, completeLogin, cancelLogin } = useLogin(nextpath);
  return (
    // The h1 is above the form.
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
          <SessionEndedNotice returnsToPage={Boolean(nextpath)} />
          <PasswordSetNotice />
          <Card>
            <LoginForm onSubmit={submit} isSubmitting={isSubmitting || pendingLogin !== null} error={error} />
          </Card>
        </Stack>
      </div>
      {pendingLogin && (
        <Suspense>
          <CodeDialog
            name="login"
            toastDuration={toastDuration.login}
            phone={pendingLogin.user.phone ?? ''}
            email={pendingLogin.user.email ?? ''}
            onVerified={completeLogin}
            onClose={cancelLogin}
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
      <div className={classes.welcomeText}>
        <RestingSprout />
        <p className={classes.motto}>Your health, in your own words.</p>
        <p className={classes.promise}>
          Answer when you feel up to it, one section at a time. What you have saved waits for you.
        </p>
      </div>
    </div>
  );
}
