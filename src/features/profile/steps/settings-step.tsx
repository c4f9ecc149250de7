import '@mantine/core/styles/Switch.layer.css';
import { Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { updateSettings } from '#api/endpoints/accounts/profile.ts';
import { useWrite } from '#api/use-write.ts';
import { profileStepTitle } from '#domain/profile/profile-steps.ts';
import { maskedPhone } from '#identity/masked-phone.ts';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { useReportDirty } from '#ui/leaving/unsaved-sections.ts';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';

const title = profileStepTitle('settings');

/** Step 6: two-factor authentication. */
export function SettingsStep({ profile, onSaved }: StepProps) {
  // Controlled, because the text next to Update depends on the switch.
  const form = useForm({ initialValues: { twoFA: profile.twoFA ?? false } });
  const { mutate, isPending, error } = useWrite(updateSettings);
  const isDirty = form.isDirty();
  useReportDirty(title, isDirty);

  function update(event: FormEvent) {
    event.preventDefault();
    if (!isDirty) return;
    const input = { body: form.getValues() };
    mutate(input, {
      onSuccess() {
        form.resetDirty(input.body);
        onSaved();
      },
    });
  }

  const codeTarget = profile.phone ? ` to ${maskedPhone(profile.phone)}` : '';
  return (
    <form noValidate aria-label={title} onSubmit={update}>
      <Stack gap="lg">
        <Switch
          label="Two-factor authentication"
          // Otherwise the description, which the library puts into the label, would be part of the
          // name.
          aria-label="Two-factor authentication"
          description={`When you log in, we also ask for a code that we text${codeTarget}.`}
          disabled={isPending}
          {...form.getInputProps('twoFA', { type: 'checkbox' })}
        />
        {error && (
          <NotSaved
            title="Your settings are not saved."
            why={reasonsOf(error)}
            kept="The switch is as you left it."
          />
        )}
        <StepActions
          step="settings"
          isDirty={isDirty}
          isSaving={isPending}
          untouched="Update becomes available when you turn the switch."
          touched={`Codes at login are not turned ${form.values.twoFA ? 'on' : 'off'} yet.`}
        />
      </Stack>
    </form>
  );
}
