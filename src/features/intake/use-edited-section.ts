import { useMediaQuery } from '@mantine/hooks';
import { createAtom } from '@tanstack/react-store';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasNews } from '#api/activity.ts';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { countAnswered } from '#domain/questions/answers/answered.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { useParts } from '#questionnaire/parts/use-parts.ts';
import { useQuestionnaireForm } from '#questionnaire/use-questionnaire-form.ts';
import { useReportUnsaved } from '#ui/leaving/unsaved-sections.ts';
import type { SectionSave } from './saving/use-section-save.ts';
import { useSectionStates } from './states/section-states.ts';

/** Section with the answers that its form starts from. */
export interface EditedSectionOptions {
  section: QuestionnaireSection;
  /** Stored version when the section was loaded. */
  savedAnswers: Answers;
  /** Initial answers: `savedAnswers`, a restored draft, or answers known from the profile. */
  initialAnswers: Answers;
  /** True if the form starts with answers of the profile: leaving then loses no input. */
  isOffered?: boolean;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
}

/** Holds a section's answers while they are edited, and keeps them as a draft. */
export function useEditedSection(
  { section, savedAnswers, initialAnswers, isOffered, draft }: EditedSectionOptions,
  questionnaire: Questionnaire,
  { store }: Pick<SectionSave, 'store'>,
) {
  const { segment, title } = section;
  const reportUnsaved = useReportUnsaved();
  const states = useSectionStates();
  /** Stored version that the answers are based on; `isEdited` once the user has changed any. */
  const [editState] = useState(() => createAtom({ base: savedAnswers, isEdited: false }));
  const state = useQuestionnaireForm({
    questionnaire,
    initialAnswers,
    savedAnswers,
    idPrefix: segment,
    // Enter goes on to the next field: it must not save a half-filled section (decision 58).
    savesOnEnter: false,
    onAnswersChange: handleEdit,
  });
  const { form } = state;
  const keepDraft = () => draft.keep(form.getAnswers(), editState.get().base);

  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const { parts, updateVisibleParts, showNextPart } = useParts(
    questionnaire,
    initialAnswers,
    isPhone ?? false,
  );
  const reportAnswered = (answers: Answers) =>
    states.set(segment, { answered: countAnswered(questionnaire, answers) });
  const reportInitial = useEffectEvent(() => reportAnswered(initialAnswers));
  useEffect(() => reportInitial(), []);

  /** Runs after each edit: reports it, and keeps the answers as a draft. */
  function handleEdit(answers: Answers) {
    reportAnswered(answers);
    updateVisibleParts(answers);
    const { base, isEdited } = editState.get();
    // Until this first edit, the profile's answers were dirty, but leaving lost nothing.
    if (isOffered && !isEdited) reportUnsaved(title, true);
    editState.set({ base, isEdited: true });
    // An edit after the save: the user is not moved on to the next section.
    if (hasNews(store.get(), 'goes on')) store.dispatch({ type: 'end' });
    draft.keep(answers, base);
  }

  return { state, form, editState, keepDraft, parts, goOn: showNextPart, reportUnsaved };
}

/** State of a section's form. */
export type EditedSection = ReturnType<typeof useEditedSection>;
