import { useState } from 'react';
import { ApiError, isOutcomeUnknown } from '#api/client/api-error.ts';
import { register, updateRegistration } from '#api/endpoints/accounts/registration.ts';
import { isEmailTaken } from '#api/is-email-taken.ts';
import { useCreation } from '#api/use-creation.ts';
import { useWrite } from '#api/use-write.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers, type Problems } from '#domain/questions/questionnaire.ts';
import { lockedPersonalInformation, personalInformation } from '#domain/registration/personal.ts';
import { useVerifiedPhone } from '#identity/use-verified-phone.tsx';
import { AnswersRefused } from '#questionnaire/problems.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { LockedNotice } from './locked-notice.tsx';
import { StepActions } from './step-actions.tsx';
import { StepFailure } from './step-failure.tsx';
import { TakenChecks } from './taken-checks.tsx';
import type { SignUpState } from './use-sign-up.ts';
import { useFindTaken } from './use-taken.ts';

const PREFIX = 'personal';
const nothing: Problems = {};

interface PersonalStepProps {
  signUp: SignUpState;
  onDone: () => void;
  onStartAgain: () => void;
}

/** Step 1 (accounts §4.1). The first save verifies the phone and locks three fields. */
export function PersonalStep({ signUp, onDone, onStartAgain }: PersonalStepProps) {
  const { userId, keep } = signUp;
  // After a lost answer: a taken e-mail means that the sign-up arrived. Its id is unknown then, and
  // no later step works without it, so the outcome stays unknown.
  const begin = useCreation(register, ({ body }) => async () => {
    if (await isEmailTaken(String(body.email))) throw new Error('Its number is not known');
    return null;
  });
  const update = useWrite(updateRegistration);
  const { error, outcome } = userId ? { ...update, outcome: null } : begin;
  const [initialAnswers] = useState(() => signUp.answersOf('personal'));
  const [taken, setTaken] = useState(nothing);
  const findTaken = useFindTaken();
  const [codeFailure, setCodeFailure] = useState('');
  const phone = useVerifiedPhone({
    name: 'registration',
    fieldId: `${PREFIX}-phone`,
    onFailure: setCodeFailure,
  });

  async function saveFirst(answers: Answers) {
    const body = encodeAnswers(personalInformation, answers);
    const found = await findTaken(body);
    if (Object.keys(found).length > 0) throw new AnswersRefused(found);
    await phone.verify(String(body.phone), String(body.email));
    try {
      const { data } = await begin.send({ body });
      signUp.begin(data.user_id);
    } catch (failure) {
      // A code is valid once, and the lost request may have used it up.
      if ((failure instanceof ApiError && failure.status === 400) || isOutcomeUnknown(failure))
        phone.forget();
      throw failure;
    }
  }

  async function submit(answers: Answers) {
    setCodeFailure('');
    begin.clearFailure();
    if (userId) {
      const body = { ...encodeAnswers(personalInformation, answers), user_id: userId };
      await update.mutateAsync({ params: { id: userId }, body });
    } else await saveFirst(answers);
    onDone();
  }

  const failure = codeFailure || error?.message;
  const isGone = error?.status === 404;
  return (
    <>
      {userId && <LockedNotice onStartAgain={onStartAgain} />}
      <QuestionnaireForm
        questionnaire={userId ? lockedPersonalInformation : personalInformation}
        initialAnswers={initialAnswers}
        idPrefix={PREFIX}
        label="Personal Information"
        savesUnchanged
        knownProblems={taken}
        onAnswersChange={(answers) => keep('personal', answers)}
        onSubmit={submit}
        saveError={
          (failure || outcome) && (
            <StepFailure
              message={failure ?? ''}
              outcome={outcome}
              onStartAgain={isGone ? onStartAgain : undefined}
            />
          )
        }
        actions={({ isSaving: saving, heldUpReason: heldUp }) => (
          <StepActions label="Next" saving={saving} disabledReason={heldUp} />
        )}
      >
        {!userId && <TakenChecks onFound={setTaken} shouldFillCity />}
      </QuestionnaireForm>
      {phone.dialog}
    </>
  );
}
