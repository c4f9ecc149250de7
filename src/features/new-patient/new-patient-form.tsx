import { Box } from '@mantine/core';
import { useState } from 'react';
import { hasNews, type RetryMode } from '#api/activity.ts';
import { ApiError } from '#api/client/api-error.ts';
import { isEmailTaken } from '#api/is-email-taken.ts';
import { readSession, readUserId } from '#api/session/session.ts';
import { useSharedLists } from '#api/use-shared-lists.ts';
import { messages } from '#domain/messages.ts';
import { newPatient } from '#domain/new-patient/new-patient.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers } from '#domain/questions/questionnaire.ts';
import { emailProblem } from '#domain/values/email.ts';
import { formTitles } from '#drafts/draft-modules.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { ListLookups } from '#questionnaire/list-lookups.tsx';
import { AnswersRefused } from '#questionnaire/problems.ts';
import { AnswersForm } from '#questionnaire/questionnaire-form.tsx';
import { useSaveState } from '#questionnaire/save-state.ts';
import { UpdateActions } from '#questionnaire/update-actions.tsx';
import { useQuestionnaireForm } from '#questionnaire/use-questionnaire-form.ts';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { AddedNotice } from './added-notice.tsx';
import { NotAdded } from './not-added.tsx';
import { useAddPatient } from './use-add-patient.ts';
import { useNewPatientQuestions } from './use-new-patient-questions.ts';

const words = {
  untouched: 'Add patient becomes available when you fill something in.',
  touched: 'Nobody is invited before you press Add patient.',
  saving: 'Adding the patient.',
};

const unsaved = [formTitles.NewPatient];
const nothing: readonly string[] = [];

/** Returns the email address if it is valid, else ''. */
const emailIn = ({ email }: Answers) => {
  const text = String(email ?? '').trim();
  return emailProblem(text) === null ? text : '';
};

interface NewPatientFormProps {
  blank: Answers;
  /** Initial answers: `blank`, or a restored draft. */
  initialAnswers: Answers;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
  /** Called once the patient is added, unless answers have changed since. */
  onAdded: (email: string) => void;
}

/** Form to add a patient, with the answers known so far (physician §2, §5). */
export function NewPatientForm({ blank, initialAnswers, draft, onAdded }: NewPatientFormProps) {
  // The patient has no id yet (decision 3), so the physician's id is sent instead.
  const lists = useSharedLists(readUserId());
  const { store, send, news, error, outcome } = useAddPatient();
  const [isFree, setFree] = useState(false);
  const [email, setEmail] = useState(() => emailIn(initialAnswers));
  const asked = useNewPatientQuestions(email);
  const state = useQuestionnaireForm({
    questionnaire: asked,
    initialAnswers,
    savedAnswers: blank,
    idPrefix: 'new-patient',
    onAnswersChange: keep,
  });

  const { isDirty: dirty } = useSaveState(state.saveState);
  const holds = () => state.saveState.get().isDirty && readSession() !== null;

  function keep(answers: Answers) {
    if (hasNews(store.get(), 'goes on')) store.dispatch({ type: 'rest' });
    setEmail(emailIn(answers));
    draft.keep(answers, blank);
  }

  /** Shows at the email field that the email is taken. @throws AnswersRefused, or `failure` */
  async function throwExplained(failure: unknown, email: string): Promise<never> {
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
      if (JSON.stringify(state.form.getAnswers()) !== JSON.stringify(answers)) return { added: answers };
      draft.forget();
      return 'goes on';
    };
    await send({ body }, { mode, settle }).catch((failure) => throwExplained(failure, email));
  }

  function followDirty(dirty: boolean) {
    if (dirty) return;
    draft.forget();
    if (!hasNews(store.get(), 'goes on')) return;
    store.dispatch({ type: 'rest' });
    onAdded(emailIn(state.form.getAnswers()));
  }

  return (
    <ListLookups lists={lists}>
      <LeaveGuard unsaved={dirty ? unsaved : nothing} canBlock={holds} />
      <AnswersForm
        state={state}
        questionnaire={asked}
        label="New patient"
        onSubmit={(answers) => submit(answers)}
        onDirtyChange={followDirty}
        saveError={(resubmit) => (
          <Box mb="lg" display="grid">
            {typeof news === 'object' && news && <AddedNotice patient={news.added} />}
            <NotAdded
              error={error}
              outcome={outcome}
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
