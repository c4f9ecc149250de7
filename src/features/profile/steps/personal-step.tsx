import { useState } from 'react';
import { personalInformation } from '#domain/profile/profile.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { useVerifiedPhone } from '#identity/use-verified-phone.tsx';
import { FIELD_ID_PREFIX, PersonalForm } from './personal-form.tsx';
import type { StepProps } from './step-props.ts';
import { usePersonalSave } from './use-personal-save.ts';

/** Step 1: name, e-mail, phone and address. */
export function PersonalStep({ profile, onSaved }: StepProps) {
  // Read once: a refetch after a save never overwrites unsaved changes.
  const [saved] = useState(() => decodeAnswers(personalInformation, profile));
  // The text message for logins is also the profile's (decision 23).
  const phone = useVerifiedPhone({ name: 'login', fieldId: `${FIELD_ID_PREFIX}-phone` });
  const { error, submit } = usePersonalSave(saved, phone, onSaved);

  return (
    <>
      <PersonalForm questionnaire={personalInformation} saved={saved} error={error} onSubmit={submit} />
      {phone.dialog}
    </>
  );
}
