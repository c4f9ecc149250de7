import { useMediaQuery } from '@mantine/hooks';
import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasNews } from '#api/activity.ts';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { countAnswered } from '#domain/questions/answers/answered.ts';
import { roundTripAnswers } from '#domain/questions/answers/merge-answers.ts';
import { questionnaireOfPatient } from '#domain/questions/of-patient.ts';
import type { Answers } from '#domain/questions/question.ts';
import { isSame } from '#domain/values/is-same.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { useParts } from '#questionnaire/parts/use-parts.ts';
import { AnswersForm } from '#questionnaire/questionnaire-form.tsx';
import { useQuestionnaireForm } from '#questionnaire/use-questionnaire-form.ts';
import { useReportUnsaved } from '#ui/leaving/unsaved.ts';
import { ignoreSecondClick } from '#ui/reading/ignore-second-press.ts';
import { watchUser } from '#ui/reading/watch-reader.ts';
import type { Conflict } from './drafts/use-conflict.ts';
import { SaveNotices } from './saving/save-notices.tsx';
import { useSectionSave } from './saving/use-section-save.ts';
import { SectionActions } from './section-actions.tsx';
import { isSavedFromElsewhere } from './states/save-button.tsx';
import { useSectionStates } from './states/section-states.ts';
import { SyncSaveState } from './states/sync-save-state.tsx';
import { useSubject } from './subject.ts';

interface SectionEditorProps {
  section: QuestionnaireSection;
  /** Stored version when the section was loaded. */
  savedAnswers: Answers;
  /** Initial answers: `savedAnswers`, a restored draft, or answers known from the profile. */
  initialAnswers: Answers;
  /** True if the form starts with answers of the profile: leaving then loses no input. */
  isOffered?: boolean;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
  conflict: Conflict;
  /** Called after a save if the user has waited for it, to open the next section. */
  onSaved: () => void;
  /** Refetches the record. */
  onReload: () => void;
}

/** Form of a loaded section: its answers, its identity and the activity of its save. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, savedAnswers, initialAnswers, isOffered, draft, conflict, onSaved, onReload } = props;
  const { module, segment, title } = section;
  const { voice } = useSubject();
  const asked = questionnaires[module];
  const questionnaire = voice === 'asked' ? asked : questionnaireOfPatient(asked);
  const reportUnsaved = useReportUnsaved();
  const states = useSectionStates();
  const { store, news, error, save } = useSectionSave(section, questionnaire);
  /** Stored version that the answers are based on, and whether the user has changed any. */
  const [identity] = useState(() => createAtom({ base: savedAnswers, isEdited: false }));
  const state = useQuestionnaireForm({
    questionnaire,
    initialAnswers,
    savedAnswers,
    idPrefix: segment,
    savesOnEnter: false,
    onAnswersChange: keep,
  });
  const { form, saveState } = state;
  const dirty = useSelector(saveState.atom, (now) => now.isDirty);
  const keepDraft = () => draft.keep(form.getAnswers(), identity.get().base);

  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const { parts, note, goOn } = useParts(questionnaire, initialAnswers, isPhone ?? false);
  const reportAnswered = (answers: Answers) =>
    states.set(segment, { answered: countAnswered(questionnaire, answers) });
  const countFirst = useEffectEvent(() => reportAnswered(initialAnswers));
  useEffect(() => countFirst(), []);

  function keep(answers: Answers) {
    reportAnswered(answers);
    note(answers);
    const { base, isEdited } = identity.get();
    if (isOffered && !isEdited) reportUnsaved(title, true);
    identity.set({ base, isEdited: true });
    if (hasNews(store.get(), 'goes on')) store.dispatch({ type: 'rest' });
    draft.keep(answers, base);
  }

  // Without unsaved changes, the newer stored version replaces the older one.
  const reload = useEffectEvent(onReload);
  useEffect(() => {
    if (conflict.savedAt !== null && !dirty) reload();
  }, [conflict.savedAt, dirty]);

  function showStored() {
    keepDraft();
    onReload();
  }

  /** @param pressed button outside the form that saves it; the user stays there */
  async function submit(answers: Answers, pressed: HTMLElement | null) {
    if (conflict.savedAt !== null) throw new Error('Another tab has saved this section');
    const reader = watchUser();
    const changes = form.newest.subscribe(reader.note);
    const settle = () => {
      conflict.announceSave();
      identity.set(({ isEdited }) => ({ base: roundTripAnswers(questionnaire, answers), isEdited }));
      if (isSame(form.getAnswers(), answers))
        return reader.hasMovedOn() || isSavedFromElsewhere(pressed) ? undefined : 'goes on';
      keepDraft();
      return 'late';
    };
    await save(answers, settle).finally(() => {
      changes.unsubscribe();
      reader.stop();
    });
  }

  function handleDirtyChange(now: boolean) {
    const { isEdited } = identity.get();
    reportUnsaved(title, now && (!isOffered || isEdited));
    // Runs after the render: `forget` may have removed the draft of answers typed since.
    if (now && isEdited) keepDraft();
    if (now) return;
    draft.forget();
    const goesOn = hasNews(store.get(), 'goes on');
    if (store.get().is === 'idle') store.dispatch({ type: 'rest' });
    if (!goesOn) return;
    ignoreSecondClick();
    // On a phone the next step of a long section is its next part.
    if (!goOn()) onSaved();
  }

  return (
    <AnswersForm
      state={state}
      questionnaire={questionnaire}
      label={title}
      onSubmit={submit}
      onDirtyChange={handleDirtyChange}
      saveError={
        <SaveNotices conflict={conflict} isLate={news === 'late'} error={error} onReload={showStored} />
      }
      parts={parts}
      actions={(state) => (
        <>
          <SyncSaveState segment={segment} state={state} />
          <SectionActions {...state} section={section} parts={parts} />
        </>
      )}
    />
  );
}
