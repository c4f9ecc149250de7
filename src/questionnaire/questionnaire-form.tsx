import { memo, type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { findProblems, type Problems, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { focusNextOnEnter } from '#ui/fields/focus-next-on-enter.ts';
import { ignoreSecondClick } from '#ui/reading/ignore-second-click.ts';
import { AnswerFormContext, fieldId, formId, questionNameOfId, SavesContext } from './answer-form.ts';
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

const noProblems: Problems = {};

/** Saves answers. Rejects if they are not saved. */
type SaveAnswers = (answers: Answers, submitButton: HTMLElement | null) => Promise<unknown>;

interface AnswersFormProps extends Pick<QuestionnaireFormOptions, 'questionnaire'> {
  state: QuestionnaireFormState;
  /** Accessible name of the form. */
  label: string;
  /**
   * Saves the answers. If it rejects, the form stays dirty. An AnswersRefused names the invalid
   * answers.
   * @param submitButton clicked button, which may be elsewhere on the page; null without one
   */
  onSubmit: SaveAnswers;
  onDirtyChange?: (dirty: boolean) => void;
  /** Allows a save without changes, as in a wizard step that is repeated. */
  savesUnchanged?: boolean;
  /** Problems by path that are known before a save. They are shown and block the save. Stable. */
  knownProblems?: Problems;
  /** Content between the questions and the actions. */
  children?: ReactNode;
  /** Error of the last save, above the actions; `submit` submits with a retry function. */
  saveError?: ReactNode | ((submit: (retry: SaveAnswers) => void) => ReactNode);
  /** On a wide screen, puts the first group to the left of the others. */
  hasColumns?: boolean;
  /** Current part, in a form that is shown part by part. */
  parts?: Parts | null;
  /** Renders the buttons; the one that saves is `type="submit"`. */
  actions: (state: SaveState) => ReactNode;
}

export type QuestionnaireFormProps = QuestionnaireFormOptions & Omit<AnswersFormProps, 'state'>;

/** Number of save attempts, and the id of the field to focus after the last one. */
interface Attempt {
  attempt: number;
  focusFieldId?: string;
}

/** Form of a questionnaire: questions, validation on submit, and actions. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  return <AnswersForm {...props} state={useQuestionnaireForm(props)} />;
}

/** Validates and saves the answers of a form, and counts attempts and saves. */
function useFormSave(props: AnswersFormProps) {
  const { questionnaire, onSubmit, savesUnchanged = false, knownProblems = noProblems } = props;
  const { form, problems, setProblems, saveState, commit } = props.state;
  const { idPrefix } = form;
  const [attempt, setAttempt] = useState<Attempt>({ attempt: 0 });
  const [saves, setSaves] = useState(0);
  const errors = useMemo(
    () => summarizeProblems(questionnaire, problems, idPrefix),
    [questionnaire, problems, idPrefix],
  );
  const shownProblems = useMemo(() => ({ ...knownProblems, ...problems }), [knownProblems, problems]);

  /** Shows the problems of an attempt to save; none clears those of the attempt before. */
  function reportProblems(found: Problems, path?: string) {
    setProblems(found);
    setAttempt((previous) => ({
      attempt: previous.attempt + 1,
      focusFieldId: path && fieldId(idPrefix, path),
    }));
  }

  async function save(submitButton: HTMLElement | null, send = onSubmit) {
    const { isDirty, isSaving, heldUpReason } = saveState.get();
    if ((!isDirty && !savesUnchanged) || isSaving || heldUpReason) return;
    const answers = form.getAnswers();
    const found = { ...knownProblems, ...findProblems(questionnaire.questions, answers) };
    reportProblems(found);
    if (Object.keys(found).length > 0) return;
    saveState.set({ isSaving: true });
    try {
      await send(answers, submitButton);
      commit(answers);
      setSaves((count) => count + 1);
    } catch (error) {
      if (error instanceof AnswersRefused) reportProblems(error.problems, error.focusPath);
      // Other errors are shown by the caller; here the form only stays dirty. The message moves the
      // button: the second click of a double click would hit something else and take the focus.
      ignoreSecondClick();
    } finally {
      saveState.set({ isSaving: false });
    }
  }

  return { ...attempt, saves, errors, shownProblems, save };
}

/**
 * Form of a questionnaire whose state the caller holds. The save state drops a submit while another
 * is pending, because checks may precede the call.
 */
export function AnswersForm(props: AnswersFormProps) {
  const { questionnaire, label, onDirtyChange, saveError, actions, parts = null } = props;
  const { form, saveState } = props.state;
  const { idPrefix } = form;
  const { attempt, focusFieldId, saves, errors, shownProblems, save } = useFormSave(props);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the submit event of a dialog's form through its portal to this form.
    if (event.target !== event.currentTarget) return;
    void save(event.nativeEvent.submitter ?? null);
  }

  return (
    <AnswerFormContext value={form}>
      <form
        id={formId(idPrefix)}
        // Before the app has started, the browser must not put the answers into the URL.
        method="post"
        noValidate
        aria-label={label}
        onSubmit={submit}
        onKeyDown={form.savesOnEnter ? undefined : focusNextOnEnter}
        className={classes.form}
      >
        <ErrorSummary
          errors={errors}
          attempt={attempt}
          focusFieldId={focusFieldId}
          revealField={(id) => parts?.reveal(questionNameOfId(idPrefix, id))}
        />
        {parts && <PartLine parts={parts} />}
        <PartsProvider value={parts}>
          <SavesContext value={saves}>
            <Groups
              groups={questionnaire.groups}
              problems={shownProblems}
              hasColumns={props.hasColumns === true}
            />
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

interface GroupsProps extends Pick<Questionnaire, 'groups'> {
  problems: Problems;
  hasColumns: boolean;
}

/** Groups of questions in one column, or in two with the first group on the left. */
function Groups({ groups, problems, hasColumns }: GroupsProps) {
  const [first, ...others] = groups.map((group) => (
    <QuestionGroup key={group.questions[0]?.name} group={group} problems={problems} />
  ));
  if (!hasColumns) return [first, ...others];
  return (
    <div className={classes.columns}>
      <div className={classes.column}>{first}</div>
      <div className={classes.column}>{others}</div>
    </div>
  );
}

interface ActionsProps extends Pick<AnswersFormProps, 'actions' | 'onDirtyChange'> {
  saveState: SaveStateStore;
}

/** Separate component, so that the first edit re-renders the buttons but not the questions. */
const Actions = memo(function Actions({ saveState, actions, onDirtyChange }: ActionsProps) {
  const state = useSaveState(saveState);
  const { isDirty } = state;
  const reportDirty = useEffectEvent((now: boolean) => onDirtyChange?.(now));
  useEffect(() => reportDirty(isDirty), [isDirty]);
  return actions(state);
});
