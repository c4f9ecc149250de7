import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useEffect, useId } from 'react';
import { messages } from '#domain/messages.ts';
import { phone as phoneQuestion } from '#domain/questions/kinds.ts';
import { findProblems } from '#domain/questions/questionnaire.ts';
import { PhoneInput } from '#questionnaire/inputs/phone-input.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useCompleteSignUp } from './use-complete-sign-up.ts';

const question = phoneQuestion('phone', 'Phone', messages.phone, {
  required: true,
  autoComplete: 'tel-national',
  hint: 'A US number that can receive text messages.',
});

const focusField = (id: string) => document.getElementById(id)?.focus();

/** Asks an invited patient for the phone number and the code sent to it (accounts §4.3). */
export function PhoneForm({ code, email }: { code: string; email: string }) {
  const fieldId = useId();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { phone: question.blank },
    validate: (entered) => findProblems([question], entered),
    clearInputErrorOnChange: false,
  });
  const { working, error, dialog, submit } = useCompleteSignUp({ code, email, fieldId });

  useEffect(() => {
    if (error) focusField(fieldId);
  }, [error, fieldId]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (form.validate().hasErrors) focusField(fieldId);
    else submit(form.getValues().phone);
  }

  return (
    <>
      <form noValidate onSubmit={send} aria-label="Verify Phone Number">
        <Stack gap="md">
          {error && <InlineNotice kind="error">{error}</InlineNotice>}
          <PhoneInput
            id={fieldId}
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
      {dialog}
    </>
  );
}
