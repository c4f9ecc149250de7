import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useContext, useRef, useState } from 'react';
import * as v from 'valibot';
import { preloadClient } from '#api/client/lazy-client.ts';
import { loginBody } from '#api/endpoints/accounts/accounts.ts';
import { emailSchema } from '#domain/values/email.ts';
import { DemoContext } from '#ui/demo-tools.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { useRestoredFocus } from '#ui/reading/use-kept-focus.ts';
import { EmailField } from './email-field.tsx';
import { browserFingerprint } from './fingerprint.ts';
import { RememberMe } from './remember-me.tsx';
import { rememberEmail, rememberedEmail } from './remembered-email.ts';

const credentials = v.object({ email: emailSchema, password: loginBody.entries.password });
type Field = keyof typeof credentials.entries;

interface LoginFormProps {
  /** @returns true if the e-mail and password were correct */
  onSubmit: (email: string, password: string) => Promise<boolean>;
  isSubmitting: boolean;
  /** Error message of the failed login. */
  error: ReactNode;
}

/** Returns the form's current values, typed or autofilled. */
const readForm = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

function findProblems(form: HTMLFormElement): Partial<Record<Field, string>> {
  const result = v.safeParse(credentials, readForm(form));
  if (result.success) return {};
  const { nested } = v.flatten<typeof credentials>(result.issues);
  return { email: nested?.email?.[0], password: nested?.password?.[0] };
}

/** Login form. Uncontrolled, so that autofilled values count. Submit is always enabled. */
export function LoginForm({ onSubmit, isSubmitting: working, error }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const { LoginHint } = useContext(DemoContext);
  const button = useRestoredFocus(working);

  const input = (name: Field) => form.current?.elements.namedItem(name) as HTMLInputElement;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findProblems(event.currentTarget);
    setProblems(found);
    if (found.email) return input('email').focus();
    if (found.password) return input('password').focus();
    const { email, password, remember } = readForm(event.currentTarget);
    const address = String(email).trim();
    if (await onSubmit(address, String(password))) rememberEmail(remember ? address : null);
  }

  /** Clears a fixed field's message at once; new messages appear on the next submit. */
  function recheck(name: Field) {
    if (!problems[name] || !form.current) return;
    setProblems({ ...problems, [name]: findProblems(form.current)[name] });
  }

  function fillIn(email: string, password: string) {
    input('email').value = email;
    input('password').value = password;
    setProblems({});
    button.current?.focus();
  }

  return (
    <Stack gap="lg">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        onFocus={() => {
          preloadClient();
          void browserFingerprint();
        }}
        aria-label="Log in"
      >
        <Stack gap="md">
          {error && <InlineNotice kind="error">{error}</InlineNotice>}
          <EmailField error={problems.email} onChange={() => recheck('email')} />
          <PasswordField
            name="password"
            label="Password"
            required
            error={problems.password}
            onChange={() => recheck('password')}
          />
          <Group justify="space-between" gap="xs">
            <RememberMe defaultChecked={rememberedEmail() !== ''} />
            <LinkAnchor to="/forgotPassword" display="inline-block" py="sm">
              Forgot Password
            </LinkAnchor>
          </Group>
          <Button ref={button} type="submit" loading={working} fullWidth>
            Log in
          </Button>
        </Stack>
      </form>
      {LoginHint && <LoginHint onPick={fillIn} />}
    </Stack>
  );
}
