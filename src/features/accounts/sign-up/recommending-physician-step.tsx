import { Stack, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { savePhysicianInformation } from '#api/endpoints/accounts/registration.ts';
import { useWrite } from '#api/use-write.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers } from '#domain/questions/questionnaire.ts';
import { recommendingPhysician } from '#domain/registration/recommending-physician.ts';
import { registrationUploads } from '#domain/registration/uploads.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';
import { StepActions } from './step-actions.tsx';
import { StepFailure } from './step-failure.tsx';
import { UploadField, type UploadFieldProps } from './upload-field.tsx';
import type { SignUpState } from './use-sign-up.ts';

interface RecommendingPhysicianStepProps {
  signUp: SignUpState;
  onDone: () => void;
  onBack: () => void;
  onStartAgain: () => void;
}

/** Returns true if step 1 says that a recommendation is required; else step 2 has no questions. */
export const needsRecommendation = ({ answersOf }: SignUpState): boolean =>
  answersOf('personal').recommendationRequired === true;

/**
 * Step 2 of the sign-up (accounts §4.1): questions about the recommending physician. A patient who
 * needs no recommendation goes from step 1 to step 3, and reads here on Back that it was skipped.
 */
export function RecommendingPhysicianStep(props: RecommendingPhysicianStepProps) {
  return needsRecommendation(props.signUp) ? (
    <PhysicianQuestions {...props} />
  ) : (
    <NothingToFillIn {...props} />
  );
}

/** Says that step 2 was skipped, with the way on and back. */
function NothingToFillIn({ onDone, onBack }: RecommendingPhysicianStepProps) {
  return (
    <Stack gap="xl">
      <Text size="lg">
        You told us that you don’t need a physician’s recommendation, so there is nothing to fill in here. If
        you do need one, go back and turn it on.
      </Text>
      <StepActions label="Skip" onBack={onBack} onNext={onDone} />
    </Stack>
  );
}

/** Lists the labels of the uploads in flight, as their fields report them. */
function useUploadsInFlight() {
  const [labels, setLabels] = useState<readonly string[]>([]);
  const onUploading = useCallback((label: string, isUploading: boolean) => {
    setLabels((known) => [...known.filter((other) => other !== label), ...(isUploading ? [label] : [])]);
  }, []);
  return { labels, onUploading };
}

const uploadingText = 'Please wait until your picture is uploaded, or cancel it.';

function PhysicianQuestions({ signUp, onDone, onBack, onStartAgain }: RecommendingPhysicianStepProps) {
  const { mutateAsync, error } = useWrite(savePhysicianInformation);
  const [initialAnswers] = useState(() => signUp.answersOf('physician'));
  const uploading = useUploadsInFlight();
  const isUploading = uploading.labels.length > 0;

  async function submit(answers: Answers) {
    // The button is disabled then; if a submit comes all the same, the error keeps the form dirty.
    if (isUploading) throw new Error(uploadingText);
    // A status of 202 also moves on: the client treats it as success (accounts §4.1).
    await mutateAsync({ body: { ...encodeAnswers(recommendingPhysician, answers), user_id: signUp.userId } });
    onDone();
  }

  return (
    <>
      <QuestionnaireForm
        questionnaire={recommendingPhysician}
        initialAnswers={initialAnswers}
        idPrefix="physician"
        label="Physician's Information"
        // A step that was filled in before can be sent unchanged.
        savesUnchanged
        onAnswersChange={(answers) => signUp.keepAnswers('physician', answers)}
        onSubmit={submit}
        saveError={
          error && (
            <StepFailure
              message={error.message}
              // 404: the server does not know this sign-up (any more).
              onStartAgain={error.status === 404 ? onStartAgain : undefined}
            />
          )
        }
        actions={({ isSaving, heldUpReason }) => (
          <StepActions
            label="Next"
            onBack={onBack}
            saving={isSaving}
            disabledReason={isUploading ? uploadingText : heldUpReason}
          />
        )}
      >
        <Uploads signUp={signUp} onUploading={uploading.onUploading} />
      </QuestionnaireForm>
      {/* Typed answers stay as a draft, but an upload in flight is lost, even on another step. */}
      <LeaveGuard unsaved={uploading.labels} canBlock={() => true} isSamePage={() => false} />
    </>
  );
}

interface UploadsProps extends Pick<UploadFieldProps, 'onUploading'> {
  signUp: SignUpState;
}

function Uploads({ signUp, onUploading }: UploadsProps) {
  return registrationUploads.map(({ type, label }) => (
    <UploadField
      key={type}
      type={type}
      label={label}
      userId={signUp.userId}
      uploaded={signUp.uploads[type]}
      onUploaded={(name) => signUp.addUpload(type, name)}
      onUploading={onUploading}
    />
  ));
}
