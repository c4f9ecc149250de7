import { Button, Stack } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { preloadClient } from '#api/lazy-client.ts';
import { findPasswordProblems, type NewPassword, passwordRules } from '#domain/password.ts';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { LinkAnchor } from '#ui/link-anchor.tsx';
import { NewPassword as NewPasswordFields } from '#ui/new-password.tsx';
import { useSetPassword } from './use-set-password.ts';

type Name = keyof NewPassword;
type Problems = Partial<Record<Name, string>>;

const readForm = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as NewPassword & Record<string, string>;

function problemsOf(form: HTMLFormElement): Problems {
  const { password, confirmPassword } = readForm(form);
  return findPasswordProblems({ password, confirmPassword });
}

/** Both fields can be sent whether or not a key was pressed: a password manager may have filled them in. */
export function SetPasswordForm({ code, email }: { code: string; email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const { submit, working, error } = useSetPassword(code);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = problemsOf(event.currentTarget);
    setProblems(found);
    const [wrong] = Object.entries(found).filter(([, problem]) => problem);
    if (wrong) return (event.currentTarget.elements.namedItem(wrong[0]) as HTMLInputElement).focus();
    const { password, confirmPassword } = readForm(event.currentTarget);
    await submit({ password, confirmPassword });
  }

  /** A message goes as soon as its cause does. */
  function recheck() {
    if (!form.current || Object.keys(problems).length === 0) return;
    const now = problemsOf(form.current);
    setProblems({
      password: problems.password && now.password,
      confirmPassword: problems.confirmPassword && now.confirmPassword,
    });
  }

  /** Two passwords that differ are told as soon as both have been typed. */
  function compare() {
    if (!form.current || !readForm(form.current).confirmPassword) return;
    setProblems({ ...problems, confirmPassword: problemsOf(form.current).confirmPassword });
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      onFocus={preloadClient}
      aria-label="Set password"
    >
      <Stack gap="md">
        {error && (
          <InlineNotice
            kind="error"
            action={error.status === 400 && <LinkAnchor to="/forgotPassword">Ask for a new link</LinkAnchor>}
          >
            {error.message}
          </InlineNotice>
        )}
        <NewPasswordFields
          rules={passwordRules}
          problems={problems}
          email={email}
          onChange={recheck}
          onBlur={(name) => name === 'confirmPassword' && compare()}
        />
        <Button type="submit" loading={working} fullWidth>
          Set password
        </Button>
      </Stack>
    </form>
  );
}
