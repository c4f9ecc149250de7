import { Button, Center, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { preloadClient } from '#api/client/lazy-client.ts';
import { forgotPassword } from '#api/endpoints/accounts/account-links.ts';
import { useWrite } from '#api/use-write.ts';
import { emailProblem } from '#domain/values/email.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import { EmailField } from '../email-field.tsx';
import { useOnwardLink } from './use-onward-link.ts';

const loadSentDialog = () => import('./email-sent-dialog.tsx');
const EmailSentDialog = lazy(loadSentDialog);

/** Preloads the API client and the confirmation dialog, so that sending has no extra delay. */
function preloadSending(): void {
  preloadClient();
  void loadSentDialog().catch(() => undefined);
}

/** Page that requests a link to set a new password (accounts §2.9, §4.3). */
export function ForgotPassword() {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { mutateAsync, isPending, error, data } = useWrite(forgotPassword);
  const { label, link } = useOnwardLink();

  async function send(email: string) {
    // The form shows the error.
    const sent = await mutateAsync({ body: { email } }).catch(() => null);
    setDialogOpen(sent !== null);
  }

  return (
    <Page
      title="Forgot password"
      lead="Enter the email of your account. We will send you a link to choose a new password."
      width="narrow"
      centered
    >
      <Stack gap="md">
        <Card>
          <EmailForm onSubmit={(email) => void send(email)} isSending={isPending} error={error?.message} />
        </Card>
        <Center>
          <LinkAnchor {...link} display="inline-block" py="sm">
            {label}
          </LinkAnchor>
        </Center>
      </Stack>
      {data && (
        <Suspense>
          <EmailSentDialog opened={isDialogOpen} onClose={() => setDialogOpen(false)}>
            {data.message}
          </EmailSentDialog>
        </Suspense>
      )}
    </Page>
  );
}

interface EmailFormProps {
  onSubmit: (email: string) => void;
  isSending: boolean;
  /** Error message of the last sending. */
  error: string | undefined;
}

function EmailForm({ onSubmit, isSending, error }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const button = useRestoredFocus(isSending);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: emailProblem },
    clearInputErrorOnChange: false,
  });
  const setEmail = (email: string) => form.setFieldValue('email', email, { forceUpdate: false });

  function submit(event: FormEvent) {
    event.preventDefault();
    // Autofill may have changed the field without a change event.
    setEmail(field.current?.value ?? '');
    if (form.validate().hasErrors) field.current?.focus();
    else onSubmit(form.getValues().email.trim());
  }

  return (
    // Posted, so that a submit before the app has started puts no e-mail into the URL.
    <form method="post" noValidate onSubmit={submit} onFocus={preloadSending} aria-label="Forgot password">
      <Stack gap="md">
        {error && <InlineNotice kind="error">{error}</InlineNotice>}
        <EmailField
          ref={field}
          error={form.errors.email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            if (form.errors.email) void form.validateField('email');
          }}
        />
        <Button ref={button} type="submit" loading={isSending} fullWidth>
          Send link
        </Button>
      </Stack>
    </form>
  );
}
