import { Button, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { preloadClient } from '#api/lazy-client.ts';
import type { How } from '#api/use-creation.ts';
import { passwordRules } from '#domain/password.ts';
import { DoubtNotice } from '#ui/doubt-notice.tsx';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { LinkAnchor } from '#ui/link-anchor.tsx';
import { NewPassword } from '#ui/new-password.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { useNewPassword } from '../use-new-password.ts';
import { type PasswordPurpose, useSetPassword } from './use-set-password.ts';

interface SetPasswordFormProps {
  code: string;
  email: string;
  purpose: PasswordPurpose;
}

/** The password of a link, twice. It can be sent whether or not a key was pressed: a password manager may have filled it in. */
export function SetPasswordForm({ code, email, purpose }: SetPasswordFormProps) {
  const { form, problems, check, recheck } = useNewPassword();
  const { submit, working, error, doubt } = useSetPassword(code, purpose);
  const button = useKeptFocus(working);

  function set(how?: How) {
    const entered = check();
    if (entered) void submit(entered, how);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    set();
  }

  return (
    <form ref={form} noValidate onSubmit={send} onFocus={preloadClient} aria-label="Set password">
      <Stack gap="md">
        {doubt && (
          <DoubtNotice
            what="Your password"
            doubt={doubt}
            onLook={() => set('look')}
            onSend={() => set('send')}
          />
        )}
        {error && !doubt && (
          <InlineNotice
            kind="error"
            action={error.status === 400 && <LinkAnchor to="/forgotPassword">Ask for a new link</LinkAnchor>}
          >
            {error.message}
          </InlineNotice>
        )}
        <NewPassword rules={passwordRules} problems={problems} email={email} onChange={recheck} />
        <Button ref={button} type="submit" loading={working} fullWidth>
          Set password
        </Button>
      </Stack>
    </form>
  );
}
