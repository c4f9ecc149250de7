import { Box } from '@mantine/core';
import { useState } from 'react';
import type { RetryMode } from '#api/activity.ts';
import { ApiError } from '#api/client/api-error.ts';
import { isEmailTaken } from '#api/is-email-taken.ts';
import { readUserId } from '#api/session/session.ts';
import { useSharedLists } from '#api/use-shared-lists.ts';
import { messages } from '#domain/messages.ts';
import { newPatient } from '#domain/new-patient/new-patient.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers } from '#domain/questions/questionnaire.ts';
import { emailProblem } from '#domain/values/email.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { ListLookups } from '#questionnaire/list-lookups.tsx';
import { AnswersRefused } from '#questionnaire/problems.ts';
import { AnswersForm } from '#questionnaire/questionnaire-form.tsx';
import { UpdateActions } from '#questionnaire/update-actions.tsx';
import { useQuestionnaireForm } from '#questionnaire/use-questionnaire-form.ts';
import { LinkButton } from '#ui/links/link-button.tsx';
import { AddedNotice } from './added-notice.tsx';
import { NotAdded } from './not-added.tsx';
import { addedIn, useAddPatient } from './use-add-patient.ts';
import { useAsked } from './use-asked.ts';

const words = {
  untouched: 'Add patient becomes available when you fill something in.',
  touched: 'Nobody is invited before you press Add patient.',
  saving: 'Adding the patient.',
};

/** Returns a complete email address, or ''. */
const emailIn = ({ email }: Answers) => {
  const text = String(email ?? '').trim();
  return emailProblem(text) === null ? text : '';
};

interface NewPatientFormProps {
  blank: Answers;
  /** Answers that the form starts with: the same, or a restored draft. */
  initialAnswers: Answers;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
  onDirtyChange: (dirty: boolean) => void;
  /** Called once the patient is added, unless answers have changed since. */
  onAdded: (email: string) => void;
}

/** Form of a patient to add, with the answers known so far (physician §2, §5). */
export function NewPatientForm({
  blank,
  initialAnswers,
  draft,
  onDirtyChange,
  onAdded,
}: NewPatientFormProps) {
  // The record is about nobody yet (decision 3): the physician stands for the patient.
  const lists = useSharedLists(readUserId());
  const { activity, store, send } = useAddPatient();
  const [isFree, setFree] = useState(false);
  const [email, setEmail] = useState(() => emailIn(initialAnswers));
  const asked = useAsked(email);
  const idPrefix = 'new-patient';
  const state = useQuestionnaireForm({
    questionnaire: asked,
    initialAnswers,
    savedAnswers: blank,
    idPrefix,
    onAnswersChange: keep,
  });

  function keep(answers: Answers) {
    if (addedIn(store.get())?.isLate === false) store.dispatch({ type: 'rest' });
    setEmail(emailIn(answers));
    draft.keep(answers, blank);
  }

  /** Shows at its field that an email is taken; only the server can say whether it is. */
  async function explain(failure: unknown, email: string): Promise<never> {
    if (failure instanceof ApiError && failure.toast === messages.emailRegistered) {
      const taken = failure.status === 409 || (await isEmailTaken(email).catch(() => null));
      setFree(taken === false);
      if (taken) throw new AnswersRefused({ email: messages.emailRegistered }, 'email');
    }
    throw failure;
  }

  async function submit(answers: Answers, mode?: RetryMode) {
    setFree(false);
    const body = encodeAnswers(newPatient, answers);
    const email = String(body.email);
    const settle = () => {
      const isLate = JSON.stringify(state.form.getAnswers()) !== JSON.stringify(answers);
      if (!isLate) draft.forget();
      return { answers, email, isLate };
    };
    await send({ body }, { mode, settle }).catch((failure) => explain(failure, email));
  }

  function followDirty(dirty: boolean) {
    onDirtyChange(dirty);
    if (dirty) return;
    draft.forget();
    const added = addedIn(store.get());
    if (added?.isLate !== false) return;
    store.dispatch({ type: 'rest' });
    onAdded(added.email);
  }

  const added = addedIn(activity);
  return (
    <ListLookups lists={lists}>
      <AnswersForm
        state={state}
        questionnaire={asked}
        idPrefix={idPrefix}
        label="New patient"
        onSubmit={(answers) => submit(answers)}
        onDirtyChange={followDirty}
        saveError={(resubmit) => (
          <Box mb="lg" display="grid">
            {added?.isLate && <AddedNotice patient={added.answers} />}
            <NotAdded
              activity={activity}
              isFree={isFree}
              onRetry={(mode) => resubmit((answers) => submit(answers, mode))}
            />
          </Box>
        )}
        actions={(state) => (
          <UpdateActions {...state} label="Add patient" words={words}>
            <LinkButton variant="default" to="/physician/list-patient">
              Cancel
            </LinkButton>
          </UpdateActions>
        )}
      />
    </ListLookups>
  );
}
