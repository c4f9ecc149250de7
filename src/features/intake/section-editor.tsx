import { useSelector } from '@tanstack/react-store';
import { useEffect, useEffectEvent } from 'react';
import { hasNews } from '#api/activity.ts';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { roundTripAnswers } from '#domain/questions/answers/merge-answers.ts';
import { questionnaireOfPatient } from '#domain/questions/patient-wording.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { isSame } from '#domain/values/is-same.ts';
import { AnswersForm } from '#questionnaire/questionnaire-form.tsx';
import { ignoreSecondClick } from '#ui/reading/ignore-second-click.ts';
import { watchUser } from '#ui/reading/watch-user.ts';
import type { Conflict } from './drafts/use-conflict.ts';
import { useKeepOwnChanges } from './review/seen/use-keep-own-changes.ts';
import { ReplacementNotice } from './saving/replacement-notice.tsx';
import { SaveNotices } from './saving/save-notices.tsx';
import { type Replacement, useReplacement } from './saving/use-replacement.ts';
import { type SectionSave, useSectionSave } from './saving/use-section-save.ts';
import { SectionActions } from './section-actions.tsx';
import { isSavedFromElsewhere } from './states/save-button.tsx';
import { SyncSaveState } from './states/sync-save-state.tsx';
import { useSubject } from './subject.ts';
import { type EditedSection, type EditedSectionOptions, useEditedSection } from './use-edited-section.ts';

interface SectionEditorProps extends EditedSectionOptions {
  conflict: Conflict;
  /** True if a save replaces stored answers that cannot be shown. */
  replacesUnknown: boolean;
  /** Called after a save if the user has waited for it, to open the next section. */
  onSaved: () => void;
  /** Refetches the record. */
  onReload: () => void;
}

/** Returns the section's questions, in the wording for the user. */
function useQuestionnaire({ module }: QuestionnaireSection): Questionnaire {
  const { audience } = useSubject();
  const questionnaire = questionnaires[module];
  return audience === 'patient' ? questionnaire : questionnaireOfPatient(questionnaire);
}

/** Steps of a submit, in this order. */
interface SaveSteps extends Pick<SectionSave, 'save'> {
  conflict: Conflict;
  replacement: Replacement;
}

/**
 * Returns the form's submit handler. After a success its news is 'goes on' if the user has waited
 * for the save, or 'late' if answers were changed during it, which are kept as a draft.
 */
function submitHandler(
  { form, editState, keepDraft }: EditedSection,
  questionnaire: Questionnaire,
  { conflict, replacement, save }: SaveSteps,
) {
  /** @param pressed button outside the form that saves it; the user stays there */
  return async (answers: Answers, pressed: HTMLElement | null) => {
    // The notice of the conflict is shown already; the error only keeps the form dirty.
    if (conflict.savedAt !== null) throw new Error('Another tab has saved this section');
    if (replacement.ask(pressed)) throw new Error('The user is asked first');
    const userWatch = watchUser();
    const typingWatch = form.currentAnswers.subscribe(userWatch.recordChange);
    const settle = () => {
      conflict.announceSave();
      replacement.end();
      editState.set(({ isEdited }) => ({ base: roundTripAnswers(questionnaire, answers), isEdited }));
      if (isSame(form.getAnswers(), answers))
        return userWatch.hasMovedOn() || isSavedFromElsewhere(pressed) ? undefined : 'goes on';
      keepDraft();
      return 'late';
    };
    await save(answers, settle).finally(() => {
      typingWatch.unsubscribe();
      userWatch.stop();
    });
  };
}

/** Form of a loaded section, with its save and its draft. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, isOffered, draft, conflict, onSaved, onReload } = props;
  const { segment, title } = section;
  const questionnaire = useQuestionnaire(section);
  const { store, news, error, save } = useSectionSave(section, questionnaire);
  const edited = useEditedSection(props, questionnaire, { store });
  const { state, editState, keepDraft, parts, goOn, reportUnsaved } = edited;
  const replacement = useReplacement(props.replacesUnknown, segment);
  useReloadOnConflict(conflict, state, onReload);
  const keepOwnChanges = useKeepOwnChanges(section);

  const saveAndKeep: SectionSave['save'] = async (answers, ...rest) => {
    const { base } = editState.get();
    await save(answers, ...rest);
    keepOwnChanges(base, answers);
  };

  /** Keeps the unsaved answers as a draft, and loads the version of another tab. */
  function showStored() {
    keepDraft();
    onReload();
  }

  /** Keeps or drops the draft. Once all is saved, opens the next section if the user has waited. */
  function handleDirtyChange(isDirty: boolean) {
    const { isEdited } = editState.get();
    reportUnsaved(title, isDirty && (!isOffered || isEdited));
    // Runs after the render: `forget` may have removed the draft of answers typed since.
    if (isDirty && isEdited) keepDraft();
    if (isDirty) return;
    draft.forget();
    const goesOn = hasNews(store.get(), 'goes on');
    // Clears the news of the last save, so that it opens the next section only once.
    if (store.get().phase === 'idle') store.dispatch({ type: 'end' });
    if (!goesOn) return;
    // A double click on Update must not click in the next section.
    ignoreSecondClick();
    // On a phone the next step of a long section is its next part.
    if (!goOn()) onSaved();
  }

  return (
    <>
      <ReplacementNotice replacement={replacement} title={title} />
      <AnswersForm
        state={state}
        questionnaire={questionnaire}
        label={title}
        onSubmit={submitHandler(edited, questionnaire, { conflict, replacement, save: saveAndKeep })}
        onDirtyChange={handleDirtyChange}
        saveError={
          <SaveNotices conflict={conflict} isLate={news === 'late'} error={error} onReload={showStored} />
        }
        parts={parts}
        actions={(buttonState) => (
          <>
            <SyncSaveState segment={segment} state={buttonState} />
            <SectionActions {...buttonState} section={section} parts={parts} />
          </>
        )}
      />
    </>
  );
}

/** Shows a newer stored version in place of the older one, unless there are unsaved changes. */
function useReloadOnConflict(
  { savedAt }: Conflict,
  { saveState }: EditedSection['state'],
  onReload: () => void,
): void {
  const isDirty = useSelector(saveState.atom, (current) => current.isDirty);
  const reload = useEffectEvent(onReload);
  useEffect(() => {
    if (savedAt !== null && !isDirty) reload();
  }, [savedAt, isDirty]);
}
