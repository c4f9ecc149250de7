import { useRef, useState } from 'react';
import { hasNews, type RetryMode } from '#api/activity.ts';
import { newPatient } from '#domain/new-patient/new-patient.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers } from '#domain/questions/questionnaire.ts';
import { emailProblem } from '#domain/values/email.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { useQuestionnaireForm } from '#questionnaire/use-questionnaire-form.ts';
import { type AddResult, useAddPatient, useEmailCheck } from './use-add-patient.ts';
import { useNewPatientQuestions } from './use-new-patient-questions.ts';

/** Returns the email address if it is valid, else ''. */
const validEmail = ({ email }: Answers) => {
  const text = String(email ?? '').trim();
  return emailProblem(text) === null ? text : '';
};

/** Answers, draft and callbacks of the form. */
export interface NewPatientFormOptions {
  /** Answers of an empty form. */
  blank: Answers;
  /** Initial answers: `blank`, or a restored draft. */
  initialAnswers: Answers;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
  /** Called once the patient is added, unless answers have changed since. */
  onAdded: (email: string) => void;
  /** Opens an empty form, from the toast of an added patient. */
  onAddAnother: () => void;
}

/** Holds the form of a new patient: its answers, their draft, and the sending. */
export function useNewPatientForm(options: NewPatientFormOptions) {
  const { blank, initialAnswers, draft, onAdded, onAddAnother } = options;
  const [email, setEmail] = useState(() => validEmail(initialAnswers));
  const [isSent, setSent] = useState(false);
  const questionnaire = useNewPatientQuestions(email, isSent);
  const sentAnswers = useRef(blank);
  /** Returns true if nothing was typed since the sending. If so, a success leaves the form. */
  const isUnchangedSinceSending = () =>
    JSON.stringify(state.form.getAnswers()) === JSON.stringify(sentAnswers.current);
  const findSuccessAction = () =>
    isUnchangedSinceSending() ? { label: 'Add another', run: onAddAnother } : undefined;
  const { store, send, news, error, outcome } = useAddPatient(findSuccessAction);
  const { isEmailFree, explain } = useEmailCheck();
  const state = useQuestionnaireForm({
    questionnaire,
    initialAnswers,
    savedAnswers: blank,
    idPrefix: 'new-patient',
    onAnswersChange(answers) {
      if (hasNews(store.get(), 'goes on')) store.dispatch({ type: 'end' });
      setEmail(validEmail(answers));
      setSent(false);
      draft.keep(answers, blank);
    },
  });

  /** Runs after a success: drops the draft, unless answers were typed during the call. */
  function settle(): AddResult {
    if (!isUnchangedSinceSending()) return { added: sentAnswers.current };
    draft.forget();
    return 'goes on';
  }

  /** Sends the answers. @throws AnswersRefused or ApiError, which the form shows */
  async function submit(answers: Answers, mode?: RetryMode): Promise<void> {
    sentAnswers.current = answers;
    setSent(true);
    const body = encodeAnswers(newPatient, answers);
    try {
      await explain(String(body.email), () => send({ body }, { mode, settle }));
    } catch (failure) {
      setSent(false);
      throw failure;
    }
  }

  /** Leaves the form once it is clean after a success. @param isDirty true if it has changes */
  function handleDirtyChange(isDirty: boolean): void {
    if (isDirty) return;
    draft.forget();
    if (!hasNews(store.get(), 'goes on')) return;
    store.dispatch({ type: 'end' });
    onAdded(validEmail(state.form.getAnswers()));
  }

  // `news` is null, 'goes on', or the added answers.
  const addedAnswers = typeof news === 'object' ? (news?.added ?? null) : null;
  return {
    state,
    questionnaire,
    submit,
    handleDirtyChange,
    outcome: { addedAnswers, isEmailFree, error, outcome },
  };
}
