import { getHotkeyHandler } from '@mantine/hooks';
import { readSession } from '#api/session/session.ts';
import { isSameRecord } from '#clinic/patient-page/is-same-record.ts';
import { type NoteAnswers, noteQuestions } from '#domain/notes/note-questions.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { AnswerFormContext, useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { QuestionField } from '#questionnaire/question-field.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { UnknownOutcomeNotice } from '#ui/feedback/unknown-outcome-notice.tsx';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';
import { NoteActions } from './note-actions.tsx';
import classes from './notes-tab.module.css';
import { ShareQuestionDialog, useShareQuestion } from './share-question.tsx';
import { useNoteForm } from './use-note-form.ts';

interface NoteFormProps {
  patientId: string;
  initialAnswers: NoteAnswers;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
  onSaved: (note: NoteAnswers) => void;
}

/** Ctrl+Enter, on a Mac ⌘+Enter as well, submits the form from the text. */
const submitByKeys = getHotkeyHandler([
  ['mod+Enter', ({ target }) => target instanceof HTMLTextAreaElement && target.form?.requestSubmit()],
]);

/** Form of a note and its audience (physician §4). */
export function NoteForm({ patientId, initialAnswers, draft, onSaved }: NoteFormProps) {
  const shareQuestion = useShareQuestion(patientId);
  const { confirmSharing } = shareQuestion;
  const note = useNoteForm({ patientId, initialAnswers, draft, confirmSharing, onSaved });
  const { form, problems, saving, error, outcome, news, save, submit } = note;
  return (
    <AnswerFormContext value={form}>
      <NoteLeaveGuard />
      <form
        noValidate
        aria-label="New note"
        onSubmit={submit}
        onKeyDown={submitByKeys}
        className={classes.form}
      >
        <QuestionField question={noteQuestions.text} problem={problems.note} />
        <div className={classes.actions}>
          {outcome && (
            <UnknownOutcomeNotice what="Your note" outcome={outcome} onRetry={(mode) => void save(mode)} />
          )}
          {error && <NotSaved title="Your note is not saved." why={[error.message]} />}
          {news === 'late' && (
            <InlineNotice kind="info" role="status">
              Your note is saved. What you wrote while it was being saved is not saved yet.
            </InlineNotice>
          )}
          <NoteActions saving={saving} />
        </div>
      </form>
      <ShareQuestionDialog question={shareQuestion} />
    </AnswerFormContext>
  );
}

// Constants, so that a render with the same state gives the guard the same list.
const unsavedTitles = ['Notes'];
const noUnsavedTitles: readonly string[] = [];

/** Guards an unsaved note, but not within the patient's page or after the session's end. */
function NoteLeaveGuard() {
  const hasText = useDerivedFromAnswer('note', (note) => String(note).trim() !== '');
  return (
    <LeaveGuard
      unsaved={hasText ? unsavedTitles : noUnsavedTitles}
      canBlock={() => readSession() !== null}
      isSamePage={isSameRecord}
    />
  );
}
