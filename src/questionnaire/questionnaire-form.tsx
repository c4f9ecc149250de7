import { type FormEvent, memo, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { findProblems, type Problems } from '#domain/questions/questionnaire.ts';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { goOnWithEnter } from '#ui/fields/next-field.ts';
import { AnswerFormContext, fieldId, formId, questionAt, SavesContext } from './answer-form.ts';
import { PartsProvider } from './parts/part-context.ts';
import { PartLine } from './parts/part-line.tsx';
import type { Parts } from './parts/use-parts.ts';
import { AnswersRefused, summarizeProblems } from './problems.ts';
import { QuestionGroup } from './question-group.tsx';
import classes from './questionnaire.module.css';
import { type SaveState, type SaveStateStore, useSaveState } from './save-state.ts';
import {
  type QuestionnaireFormOptions,
  type QuestionnaireFormState,
  useQuestionnaireForm,
} from './use-questionnaire-form.ts';

const none: Problems = {};

type Send = (answers: Answers, pressed: HTMLElement | null) => Promise<unknown>;

interface AnswersFormProps extends Pick<QuestionnaireFormOptions, 'questionnaire'> {
  state: QuestionnaireFormState;
  /** What the form is called to a screen reader. */
  label: string;
  /**
   * Saves the answers; rejects when that failed, and the form keeps everything and stays dirty. An AnswersRefused says
   * which answers are to blame.
   * @param pressed the button that was pressed, which may stand elsewhere on the page
   */
  onSubmit: Send;
  onDirtyChange?: (dirty: boolean) => void;
  /** Can be saved although nothing was changed, as the step of a wizard that is gone through again. */
  savesUnchanged?: boolean;
  /** What is known to be wrong before anything is saved, by path: shown at the answer, and a save stops at it. Stable. */
  knownProblems?: Problems;
  /** What stands between the questions and the actions. */
  children?: ReactNode;
  /** Why the last save failed, shown above the actions; `submit` submits the form with a retry instead of `onSubmit`. */
  saveError?: ReactNode | ((submit: (retry: Send) => void) => ReactNode);
  /** Where the reader is, in a form that goes part by part. */
  parts?: Parts | null;
  /** The buttons; the one that saves is `type="submit"`. */
  actions: (state: SaveState) => ReactNode;
}

export type QuestionnaireFormProps = QuestionnaireFormOptions & Omit<AnswersFormProps, 'state'>;

/** How often it was tried to save, and the field that the last time leads to, if one. */
interface Attempt {
  attempt: number;
  leadTo?: string;
}

/** Form of a questionnaire: its questions, its rules on submit, and its actions. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  return <AnswersForm {...props} state={useQuestionnaireForm(props)} />;
}

/**
 * Form of a questionnaire for a caller that has its state, and so its answers at once. A submit while another one is pending is
 * dropped here, by the save state: checks can come before the call.
 */
export function AnswersForm(props: AnswersFormProps) {
  const { questionnaire, label, onSubmit, onDirtyChange, saveError, actions } = props;
  const { savesUnchanged = false, knownProblems = none, parts = null } = props;
  const { form, problems, setProblems, saveState, commit } = props.state;
  const { idPrefix } = form;
  const [{ attempt, leadTo }, setAttempt] = useState<Attempt>({ attempt: 0 });
  const [saves, setSaves] = useState(0);
  const errors = useMemo(
    () => summarizeProblems(questionnaire, problems, idPrefix),
    [questionnaire, problems, idPrefix],
  );
  const shownProblems = useMemo(() => ({ ...knownProblems, ...problems }), [knownProblems, problems]);

  function refuse(found: Problems, path?: string) {
    setProblems(found);
    setAttempt((known) => ({ attempt: known.attempt + 1, leadTo: path && fieldId(idPrefix, path) }));
  }

  async function save(pressed: HTMLElement | null, send = onSubmit) {
    const { dirty, saving, heldUp } = saveState.get();
    if ((!dirty && !savesUnchanged) || saving || heldUp) return;
    const answers = form.getAnswers();
    const found = { ...knownProblems, ...findProblems(questionnaire.questions, answers) };
    refuse(found);
    if (Object.keys(found).length > 0) return;
    saveState.set({ saving: true });
    try {
      await send(answers, pressed);
      commit(answers);
      setSaves((count) => count + 1);
    } catch (error) {
      if (error instanceof AnswersRefused) refuse(error.problems, error.leadTo);
      // Otherwise whoever saves tells the reader why it failed; here it only means that nothing is clean yet.
    } finally {
      saveState.set({ saving: false });
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A dialog's form that React draws inside this one sends its submit through here.
    if (event.target !== event.currentTarget) return;
    void save((event.nativeEvent as SubmitEvent).submitter ?? null);
  }

  return (
    <AnswerFormContext value={form}>
      <form
        id={formId(idPrefix)}
        noValidate
        aria-label={label}
        onSubmit={submit}
        onKeyDown={form.savesOnEnter ? undefined : goOnWithEnter}
        className={classes.form}
      >
        <ErrorSummary
          errors={errors}
          attempt={attempt}
          leadTo={leadTo}
          onFollow={(id) => parts?.reveal(questionAt(idPrefix, id))}
        />
        {parts && <PartLine parts={parts} />}
        <PartsProvider value={parts}>
          <SavesContext value={saves}>
            {questionnaire.groups.map((group) => (
              <QuestionGroup key={group.questions[0]?.name} group={group} problems={shownProblems} />
            ))}
          </SavesContext>
        </PartsProvider>
        {props.children}
        <div>
          {typeof saveError === 'function' ? saveError((retry) => void save(null, retry)) : saveError}
          <Actions saveState={saveState} actions={actions} onDirtyChange={onDirtyChange} />
        </div>
      </form>
    </AnswerFormContext>
  );
}

interface ActionsProps extends Pick<AnswersFormProps, 'actions' | 'onDirtyChange'> {
  saveState: SaveStateStore;
}

/** Of its own, so that the first edit renders the buttons and not the questions. */
const Actions = memo(function Actions({ saveState, actions, onDirtyChange }: ActionsProps) {
  const state = useSaveState(saveState);
  const { dirty } = state;
  const reportDirty = useEffectEvent((now: boolean) => onDirtyChange?.(now));
  useEffect(() => reportDirty(dirty), [dirty]);
  return actions(state);
});
