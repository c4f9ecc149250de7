import { Box } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { isEmailTaken } from '#api/is-email-taken.ts';
import { readUserId } from '#api/session/session.ts';
import type { How } from '#api/use-creation.ts';
import { useSharedLists } from '#api/use-shared-lists.ts';
import { messages } from '#domain/messages.ts';
import { newPatient } from '#domain/new-patient/new-patient.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers } from '#domain/questions/questionnaire.ts';
import { emailProblem } from '#domain/values/email.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { ListLookups } from '#questionnaire/list-lookups.tsx';
import { AnswersRefused } from '#questionnaire/problems.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { UpdateActions } from '#questionnaire/update-actions.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { AddedNotice } from './added-notice.tsx';
import { NotAdded } from './not-added.tsx';
import { useAddPatient } from './use-add-patient.ts';
import { useAsked } from './use-asked.ts';

const words = {
  untouched: 'Add patient becomes available when you fill something in.',
  touched: 'Nobody is invited before you press Add patient.',
  saving: 'Adding the patient.',
};

/** A whole address, or ''. */
const emailIn = ({ email }: Answers) => {
  const text = String(email ?? '').trim();
  return emailProblem(text) === null ? text : '';
};

interface NewPatientFormProps {
  blank: Answers;
  /** What the form starts with: the same, or a restored draft. */
  initialAnswers: Answers;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
  onDirtyChange: (dirty: boolean) => void;
  /** The patient is added, and nothing was typed since. */
  onAdded: (email: string) => void;
}

/** Whom to add, and what is known of them so far (physician §2, §5). */
export function NewPatientForm({
  blank,
  initialAnswers,
  draft,
  onDirtyChange,
  onAdded,
}: NewPatientFormProps) {
  // Nobody is there yet whom the record is about (decision 3): who types stands for them.
  const lists = useSharedLists(readUserId());
  const { mutateAsync, error, doubt } = useAddPatient();
  const [isFree, setFree] = useState(false);
  /** Who was added while somebody went on typing. */
  const [added, setAdded] = useState<Answers | null>(null);
  const [email, setEmail] = useState(() => emailIn(initialAnswers));
  const asked = useAsked(email);
  const typed = useRef(initialAnswers);
  const leavesFor = useRef<string | null>(null);
  const how = useRef<How>(undefined);

  function keep(answers: Answers) {
    typed.current = answers;
    leavesFor.current = null;
    setEmail(emailIn(answers));
    draft.keep(answers, blank);
  }

  /** An email that is taken is told where it stands; whether it is, only the clinic can say. */
  async function explain(failure: unknown, email: string): Promise<never> {
    if (failure instanceof ApiError && failure.toast === messages.emailRegistered) {
      const taken = failure.status === 409 || (await isEmailTaken(email).catch(() => null));
      setFree(taken === false);
      if (taken) throw new AnswersRefused({ email: messages.emailRegistered }, 'email');
    }
    throw failure;
  }

  async function submit(answers: Answers) {
    setAdded(null);
    setFree(false);
    const body = encodeAnswers(newPatient, answers);
    const email = String(body.email);
    await mutateAsync({ body }, how.current).catch((failure) => explain(failure, email));
    if (JSON.stringify(typed.current) !== JSON.stringify(answers)) return setAdded(answers);
    draft.forget();
    leavesFor.current = email;
  }

  function followDirty(dirty: boolean) {
    onDirtyChange(dirty);
    if (dirty) return;
    draft.forget();
    if (leavesFor.current !== null) onAdded(leavesFor.current);
    leavesFor.current = null;
  }

  /** As a press of the button, with its rules, but that it is said whether to look first. */
  function press(form: HTMLFormElement | null, way: How) {
    how.current = way;
    form?.requestSubmit();
    how.current = undefined;
  }

  return (
    <ListLookups lists={lists}>
      <QuestionnaireForm
        questionnaire={asked}
        initialAnswers={initialAnswers}
        savedAnswers={blank}
        idPrefix="new-patient"
        label="New patient"
        onSubmit={submit}
        onAnswersChange={keep}
        onDirtyChange={followDirty}
        saveError={
          <Box mb="lg" display="grid">
            {added && <AddedNotice patient={added} />}
            <NotAdded error={error} doubt={doubt} isFree={isFree} onPress={press} />
          </Box>
        }
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
