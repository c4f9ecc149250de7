import { Button, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import type { RetryMode } from '#api/activity.ts';
import { preloadClient } from '#api/client/lazy-client.ts';
import { passwordRules } from '#domain/values/password.ts';
import { useNewPassword } from '#identity/use-new-password.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { UnknownOutcomeNotice } from '#ui/feedback/unknown-outcome-notice.tsx';
import { NewPassword } from '#ui/fields/new-password.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import { type PasswordPurpose, useSetPassword } from './use-set-password.ts';

interface SetPasswordFormProps {
  code: string;
  email: string;
  purpose: PasswordPurpose;
}

/** Form of a link's password. Submit is always enabled: autofill may dispatch no event. */
export function SetPasswordForm({ code, email, purpose }: SetPasswordFormProps) {
  const { element, form, check } = useNewPassword();
  const { submit, saving, error, outcome } = useSetPassword(code, purpose, email);
  const button = useRestoredFocus(saving);

  function submitPassword(mode?: RetryMode) {
    const entered = check();
    if (entered) void submit(entered, mode);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submitPassword();
  }

  return (
    // Loads the API client when the form is first used, so that sending has no extra delay.
    <form ref={element} noValidate onSubmit={handleSubmit} onFocus={preloadClient} aria-label="Set password">
      <Stack gap="md">
        {outcome && <UnknownOutcomeNotice what="Your password" outcome={outcome} onRetry={submitPassword} />}
        {error && (
          <InlineNotice
            kind="error"
            // 400: the link is used up or too old.
            action={error.status === 400 && <LinkAnchor to="/forgotPassword">Ask for a new link</LinkAnchor>}
          >
            {error.message}
          </InlineNotice>
        )}
        <NewPassword form={form} rules={passwordRules} email={email} />
        <Button ref={button} type="submit" loading={saving} fullWidth>
          Set password
        </Button>
      </Stack>
    </form>
  );
}
