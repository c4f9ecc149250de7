import { Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { isOutcomeUnknown } from '#api/client/api-error.ts';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { updatePassword } from '#api/endpoints/accounts/profile.ts';
import { useWrite } from '#api/use-write.ts';
import { profileStepTitle } from '#domain/profile/profile-steps.ts';
import { passwordRules } from '#domain/values/password.ts';
import { useNewPassword } from '#identity/use-new-password.ts';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { NewPassword } from '#ui/fields/new-password.tsx';
import { useReportDirty } from '#ui/leaving/unsaved-sections.ts';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';

const title = profileStepTitle('password');

/** Step 3: new password, entered twice. The fields are emptied after a save. */
export function PasswordStep({ profile, onSaved }: StepProps) {
  const { element, form, check } = useNewPassword();
  const isDirty = form.isDirty();
  const { mutate, isPending, error } = useWrite(updatePassword);
  useReportDirty(title, isDirty);

  function update(event: FormEvent) {
    event.preventDefault();
    if (!isDirty) return;
    const body = check();
    if (!body) return;
    const onSuccess = () => {
      form.reset();
      onSaved();
    };
    mutate({ body }, { onSuccess });
  }

  return (
    <form ref={element} noValidate aria-label={title} onSubmit={update}>
      <Stack gap="lg">
        <NewPassword form={form} label="New password" rules={passwordRules} email={profile.email} />
        {error && (
          <NotSaved
            title={`Your password ${isOutcomeUnknown(error) ? 'may have been' : 'is not'} changed.`}
            why={reasonsOf(error)}
            kept="What you entered is still here."
          />
        )}
        <StepActions
          step="password"
          isDirty={isDirty}
          isSaving={isPending}
          untouched="Update becomes available when you enter a new password."
          touched={
            isOutcomeUnknown(error) ? 'Update it again to be sure.' : 'Your new password is not saved yet.'
          }
        />
      </Stack>
    </form>
  );
}
