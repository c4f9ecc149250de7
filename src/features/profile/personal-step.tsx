import { Box } from '@mantine/core';
import { useState } from 'react';
import { personalInformation } from '#domain/profile/profile.ts';
import { titleOf } from '#domain/profile/profile-steps.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { useVerifiedPhone } from '#identity/use-verified-phone.tsx';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { useReportUnsaved } from '#ui/leaving/unsaved.ts';
import { reasonsOf } from './reasons-of.ts';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';
import { usePersonalSave } from './use-personal-save.ts';

const title = titleOf('personal');
const PREFIX = 'profile';

/** Step 1: name, e-mail, phone and address. */
export function PersonalStep({ profile, onSaved }: StepProps) {
  // Read once: what a save makes the server say anew never overwrites what is being typed.
  const [saved] = useState(() => decodeAnswers(personalInformation, profile));
  const reportUnsaved = useReportUnsaved();
  const phone = useVerifiedPhone({ name: 'login', fieldId: `${PREFIX}-phone` });
  const { error, submit } = usePersonalSave(saved, phone, onSaved);

  return (
    <>
      <QuestionnaireForm
        questionnaire={personalInformation}
        initialAnswers={saved}
        idPrefix={PREFIX}
        label={title}
        onSubmit={submit}
        onDirtyChange={(dirty) => reportUnsaved(title, dirty)}
        saveError={
          error && (
            <Box mb="lg">
              <NotSaved title="Your changes are not saved." why={reasonsOf(error)} />
            </Box>
          )
        }
        actions={({ dirty, saving }) => <StepActions step="personal" dirty={dirty} saving={saving} />}
      />
      {phone.dialog}
    </>
  );
}
