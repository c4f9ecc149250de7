import { Button, Group, Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as v from 'valibot';
import { preloadClient } from '#api/client/lazy-client.ts';
import { loginBody } from '#api/endpoints/accounts/accounts.ts';
import { emailSchema } from '#domain/values/email.ts';
import { DemoContext } from '#ui/demo-tools.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { findInputByName } from '#ui/fields/find-input-by-name.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import { EmailField } from './email-field.tsx';
import { browserFingerprint } from './fingerprint.ts';
import { RememberMe } from './remember-me.tsx';
import { rememberEmail, rememberedEmail } from './remembered-email.ts';

const credentialsSchema = v.object({ email: emailSchema, password: loginBody.entries.password });
const fieldNames = ['email', 'password'] as const;
type FieldName = (typeof fieldNames)[number];

interface LoginFormProps {
  /** @returns true if the e-mail and password were correct */
  onSubmit: (email: string, password: string) => Promise<boolean>;
  isSubmitting: boolean;
  /** Error message of the failed login. */
  error: ReactNode;
}

/** Returns the form's current values, typed or autofilled. */
const readForm = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** Returns the message of each invalid field. */
function findProblems(form: HTMLFormElement): Partial<Record<FieldName, string>> {
  const result = v.safeParse(credentialsSchema, readForm(form));
  if (result.success) return {};
  const { nested } = v.flatten<typeof credentialsSchema>(result.issues);
  return { email: nested?.email?.[0], password: nested?.password?.[0] };
}

/** Validates the form on submit; later only clears a fixed field's message at once. */
function useValidation(form: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({});
  return {
    problems,
    clearProblems: () => setProblems({}),
    /** @returns true if there is no problem; else focuses the first field with one */
    check(element: HTMLFormElement): boolean {
      const found = findProblems(element);
      setProblems(found);
      const invalidName = fieldNames.find((name) => found[name]);
      if (invalidName) findInputByName(element, invalidName)?.focus();
      return invalidName === undefined;
    },
    /** Updates the message of a field that has one. */
    recheck(name: FieldName) {
      if (!problems[name] || !form.current) return;
      setProblems({ ...problems, [name]: findProblems(form.current)[name] });
    },
  };
}

/** Returns a function that loads what a login needs, called when the form is touched. */
function usePreload(form: RefObject<HTMLFormElement | null>): () => void {
  const router = useRouter();
  const preload = useCallback(() => {
    preloadClient();
    void browserFingerprint();
    void import('./preload-dashboards.ts').then(
      ({ preloadDashboards }) => preloadDashboards(router),
      () => undefined,
    );
  }, [router]);
  useEffect(() => {
    // The form may have been touched before the app had started.
    if (form.current?.contains(document.activeElement)) preload();
  }, [form, preload]);
  return preload;
}

/** Login form. Uncontrolled, so that autofilled values count. Submit is always enabled. */
export function LoginForm({ onSubmit, isSubmitting, error }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problems, check, recheck, clearProblems } = useValidation(form);
  // The mock's list of demo accounts; undefined in a live build.
  const { LoginHint } = useContext(DemoContext);
  const button = useRestoredFocus(isSubmitting);
  const preload = usePreload(form);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const { email, password, remember } = readForm(event.currentTarget);
    const address = String(email).trim();
    if (await onSubmit(address, String(password))) rememberEmail(remember ? address : null);
  }

  /** Fills in the demo account that the user has picked from the mock's hint. */
  function fillIn(email: string, password: string) {
    for (const [name, value] of Object.entries({ email, password })) {
      const input = findInputByName(form.current, name);
      if (input) input.value = value;
    }
    clearProblems();
    button.current?.focus();
  }

  return (
    <Stack gap="lg">
      <form
        ref={form}
        // Before the app has started, the browser must not put the password into the URL.
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        onFocus={preload}
        aria-label="Log in"
      >
        <Stack gap="md">
          {error && <InlineNotice kind="error">{error}</InlineNotice>}
          <Fields problems={problems} recheck={recheck} />
          <Button ref={button} type="submit" loading={isSubmitting} fullWidth>
            Log in
          </Button>
        </Stack>
      </form>
      {LoginHint && <LoginHint onPick={fillIn} />}
    </Stack>
  );
}

function Fields({ problems, recheck }: Pick<ReturnType<typeof useValidation>, 'problems' | 'recheck'>) {
  return (
    <>
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
    </>
  );
}
