import { useState } from 'react';
import { updatePhysicianInformation } from '#api/endpoints/accounts/profile.ts';
import { updateCurrentUser } from '#api/session/session.ts';
import { useSpecializations } from '#api/use-specializations.ts';
import { useWrite } from '#api/use-write.ts';
import { physicianOwnInformation } from '#domain/profile/physician.ts';
import type { Answers } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers } from '#domain/questions/questionnaire.ts';
import { userWaitedFor } from '#ui/reading/watch-user.ts';
import { PersonalForm } from './personal-form.tsx';
import type { StepProps } from './step-props.ts';

/** Step 1 of a physician: name and practice; e-mail and phone are read-only (physician §2). */
export function PracticeStep({ profile, onSaved }: StepProps) {
  const specializations = useSpecializations();
  const [questionnaire] = useState(() => physicianOwnInformation(specializations));
  // Read once: a refetch after a save never overwrites unsaved changes.
  const [saved] = useState(() => decodeAnswers(questionnaire, profile));
  const { mutateAsync, error } = useWrite(updatePhysicianInformation);

  async function submit(answers: Answers) {
    const body = encodeAnswers(questionnaire, answers);
    const hasWaited = await userWaitedFor(mutateAsync({ body }));
    updateCurrentUser({ firstName: String(body.firstName), lastName: String(body.lastName) });
    // A user who has gone on typing stays on this step.
    if (hasWaited) onSaved();
  }

  return <PersonalForm questionnaire={questionnaire} saved={saved} error={error} onSubmit={submit} />;
}
