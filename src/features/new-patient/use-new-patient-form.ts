import { useRef, useState } from 'react';
import { hasNews, type RetryMode } from '#api/activity.ts';
import { newPatient } from '#domain/new-patient/new-patient.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers } from '#domain/questions/questionnaire.ts';
import { emailProblem } from '#domain/values/email.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { useQuestionnaireForm } from '#questionnaire/use-questionnaire-form.ts';
import { type AddNews, useAddPatient, useEmailCheck } from './use-add-patient.ts';
import { useNewPatientQuestions } from './use-new-patient-questions.ts';

/** Returns the email address if it is valid, else ''. */
const emailIn = ({ email }: Answers) => {
  const text = String(email ?? '').trim();
  return emailProblem(text) === null ? text : '';
};

export interface NewPatientFormOptions {
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
  const [email, setEmail] = useState(() => emailIn(initialAnswers));
  const questionnaire = useNewPatientQuestions(email);
  const sent = useRef(blank);
  /** Returns true if nothing was typed since the sending: the form is left then. */
  const isAsSent = () => JSON.stringify(state.form.getAnswers()) === JSON.stringify(sent.current);
  const findWayOn = () => (isAsSent() ? { label: 'Add another', run: onAddAnother } : undefined);
  const { store, send, news, error, outcome } = useAddPatient(findWayOn);
  const { isFree, explain } = useEmailCheck();
  const state = useQuestionnaireForm({
    questionnaire,
    initialAnswers,
    savedAnswers: blank,
    idPrefix: 'new-patient',
    onAnswersChange(answers) {
      if (hasNews(store.get(), 'goes on')) store.dispatch({ type: 'end' });
      setEmail(emailIn(answers));
      draft.keep(answers, blank);
    },
  });

  function settle(): AddNews {
    if (!isAsSent()) return { added: sent.current };
    draft.forget();
    return 'goes on';
  }

  async function submit(answers: Answers, mode?: RetryMode): Promise<void> {
    sent.current = answers;
    const body = encodeAnswers(newPatient, answers);
    await explain(String(body.email), () => send({ body }, { mode, settle }));
  }

  function followDirty(isDirty: boolean): void {
    if (isDirty) return;
    draft.forget();
    if (!hasNews(store.get(), 'goes on')) return;
    store.dispatch({ type: 'end' });
    onAdded(emailIn(state.form.getAnswers()));
  }

  const added = typeof news === 'object' ? (news?.added ?? null) : null;
  return { state, questionnaire, submit, followDirty, outcome: { added, isFree, error, outcome } };
}
