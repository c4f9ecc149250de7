import { Box } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { personalInformation } from '#domain/profile/profile.ts';
import { titleOf } from '#domain/profile/profile-steps.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { useReportUnsaved } from '#ui/leaving/unsaved.ts';
import { reasonsOf } from './reasons-of.ts';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';
import { usePersonalSave } from './use-personal-save.ts';

const CodeDialog = lazy(() => import('#identity/code-dialog.tsx'));
const title = titleOf('personal');
const PREFIX = 'profile';

/** Step 1: name, e-mail, phone and address. */
export function PersonalStep({ profile, onSaved }: StepProps) {
  // Read once: what a save makes the server say anew never overwrites what is being typed.
  const [saved] = useState(() => decodeAnswers(personalInformation, profile));
  const reportUnsaved = useReportUnsaved();
  const { phone, error, submit } = usePersonalSave(saved, onSaved);

  function closeCode(failure?: string) {
    phone.abandon(failure);
    // What was behind the dialog is the number: focus would go to the button that had opened it.
    if (!failure) requestAnimationFrame(() => document.getElementById(`${PREFIX}-phone`)?.focus());
  }

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
      {phone.asked && (
        <Suspense>
          <CodeDialog
            name="login"
            phone={phone.asked.phone}
            email={phone.asked.email}
            canCorrectNumber
            onVerified={phone.accept}
            onClose={closeCode}
          />
        </Suspense>
      )}
    </>
  );
}
