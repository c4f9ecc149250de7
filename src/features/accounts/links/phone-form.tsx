import { Button, Stack } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
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

const problemOf = (phone: string) => findProblems([question], { phone }).phone;

export function PhoneForm({ code, email }: { code: string; email: string }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string>();
  const { working, error, asked, submit, accept, abandon } = useCompleteSignUp(code);

  const focusPhone = () => form.current?.querySelector('input')?.focus();
  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus();
  }, [error]);

  function send(event: FormEvent) {
    event.preventDefault();
    const found = problemOf(phone);
    setProblem(found);
    if (found) focusPhone();
    else submit(phone);
  }

  function closeCode(failure?: string) {
    abandon(failure);
    // The dialog takes the focus along.
    requestAnimationFrame(focusPhone);
  }

  return (
    <>
      <form ref={form} noValidate onSubmit={send} aria-label="Verify Phone Number">
        <Stack gap="md">
          {error && <InlineNotice kind="error">{error}</InlineNotice>}
          <PhoneInput
            id={id}
            question={question}
            answer={phone}
            error={problem}
            onAnswer={(answer) => {
              setPhone(answer);
              if (problem) setProblem(problemOf(answer));
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
