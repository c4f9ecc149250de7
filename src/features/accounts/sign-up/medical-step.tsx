import { Text } from '@mantine/core';
import { useState } from 'react';
import type { RetryMode } from '#api/activity.ts';
import { saveMedicalInformation } from '#api/endpoints/accounts/registration.ts';
import { isEmailTaken } from '#api/is-email-taken.ts';
import { useCreation } from '#api/use-creation.ts';
import { useSharedLists } from '#api/use-shared-lists.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers } from '#domain/questions/questionnaire.ts';
import { medicalInformation } from '#domain/registration/medical.ts';
import { ListLookups } from '#questionnaire/list-lookups.tsx';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { StepActions } from './step-actions.tsx';
import { StepFailure } from './step-failure.tsx';
import type { SignUpState } from './use-sign-up.ts';

interface MedicalStepProps {
  signUp: SignUpState;
  onDone: () => void;
  onBack: () => void;
  onStartAgain: () => void;
}

/** Step 3, the last of the sign-up: medical questions (accounts §4.1). */
export function MedicalStep({ signUp, onDone, onBack, onStartAgain }: MedicalStepProps) {
  const { userId, keepAnswers } = signUp;
  const lists = useSharedLists(userId);
  const { send, error, outcome } = useCreation(saveMedicalInformation, () => async () => {
    // After a lost answer: the last step creates the account, so a taken e-mail means it arrived.
    const hasAccount = await isEmailTaken(String(signUp.answersOf('personal').email));
    return hasAccount ? { data: null } : null;
  });
  const [initialAnswers] = useState(() => signUp.answersOf('medical'));

  async function submit(answers: Answers, mode?: RetryMode) {
    await send({ body: { ...encodeAnswers(medicalInformation, answers), user_id: userId } }, { mode });
    onDone();
  }

  /** Sends the stored answers again. The form's `saveError` shows a failure. */
  const resend = (mode: RetryMode) => void submit(signUp.answersOf('medical'), mode).catch(() => undefined);

  return (
    <ListLookups lists={lists}>
      <QuestionnaireForm
        questionnaire={medicalInformation}
        initialAnswers={initialAnswers}
        idPrefix="medical"
        label="Medical Cannabis Questions - New Patient"
        // A step that was filled in before can be sent unchanged.
        savesUnchanged
        onAnswersChange={(answers) => keepAnswers('medical', answers)}
        onSubmit={(answers) => submit(answers)}
        saveError={
          (error || outcome) && (
            <StepFailure
              message={error?.message ?? ''}
              outcome={outcome}
              onResend={resend}
              // 404: the server does not know this sign-up (any more).
              onStartAgain={error?.status === 404 ? onStartAgain : undefined}
            />
          )
        }
        actions={({ isSaving, heldUpReason }) => (
          <StepActions label="Submit" saving={isSaving} disabledReason={heldUpReason} onBack={onBack} />
        )}
      >
        <ConsentHint />
      </QuestionnaireForm>
    </ListLookups>
  );
}

function ConsentHint() {
  return (
    <Text c="dimmed">
      What sharing means is written in our{' '}
      <LinkAnchor to="/consent" target="_blank">
        consent statement
      </LinkAnchor>{' '}
      (opens in a new tab).
    </Text>
  );
}
