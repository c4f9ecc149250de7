import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef } from 'react';
import { messages } from '#domain/messages.ts';
import { phone as phoneQuestion } from '#domain/questions/kinds.ts';
import { findProblems } from '#domain/questions/questionnaire.ts';
import { PhoneInput } from '#questionnaire/inputs/phone-input.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useCompleteSignUp } from './use-complete-sign-up.ts';

const CodeDialog = lazy(() => import('#identity/code-dialog.tsx'));

const question = phoneQuestion('phone', 'Phone', messages.phone, {
  required: true,
  autoComplete: 'tel-national',
  hint: 'A US number that can receive text messages.',
});

export function PhoneForm({ code, email }: { code: string; email: string }) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { phone: question.blank },
    validate: (entered) => findProblems([question], entered),
    clearInputErrorOnChange: false,
  });
  const { working, error, asked, submit, accept, abandon } = useCompleteSignUp(code);

  const focusPhone = () => element.current?.querySelector('input')?.focus();
  useEffect(() => {
    if (error) element.current?.querySelector('input')?.focus();
  }, [error]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (form.validate().hasErrors) focusPhone();
    else submit(form.getValues().phone);
  }

  function closeCode(failure?: string) {
    abandon(failure);
    // The dialog takes the focus along.
    requestAnimationFrame(focusPhone);
  }

  return (
    <>
      <form ref={element} noValidate onSubmit={send} aria-label="Verify Phone Number">
        <Stack gap="md">
          {error && <InlineNotice kind="error">{error}</InlineNotice>}
          <PhoneInput
            id={id}
            question={question}
            answer={question.blank}
            error={form.errors.phone as string | undefined}
            onAnswer={(answer) => {
              form.setFieldValue('phone', answer, { forceUpdate: false });
              if (form.errors.phone) void form.validateField('phone');
            }}
          />
          <Button type="submit" loading={working} fullWidth>
            Submit
          </Button>
        </Stack>
      </form>
      {asked && (
        <Suspense>
          <CodeDialog
            name="registration"
            phone={asked}
            email={email}
            canCorrectNumber
            onVerified={accept}
            onClose={closeCode}
          />
        </Suspense>
      )}
    </>
  );
}
