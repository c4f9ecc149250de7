import { Box } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { countAnswered } from '#domain/questions/answered.ts';
import { answersOnceSaved } from '#domain/questions/merge-answers.ts';
import { questionnaireOfPatient } from '#domain/questions/of-patient.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers } from '#domain/questions/questionnaire.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { useParts } from '#questionnaire/parts/use-parts.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { useReportUnsaved } from '#ui/leaving/unsaved.ts';
import { type ReaderWatch, watchReader } from '#ui/reading/watch-reader.ts';
import type { SavedElsewhere } from './drafts/saved-elsewhere.ts';
import { SavedElsewhereNotice } from './drafts/saved-elsewhere-notice.tsx';
import { SectionActions } from './section-actions.tsx';
import { staysAfter } from './states/save-button.tsx';
import { useSectionStates } from './states/section-states.ts';
import { TellSaveState } from './states/tell-save-state.tsx';
import { useSubject } from './subject.ts';

interface SectionEditorProps {
  section: QuestionnaireSection;
  /** What the server holds. */
  savedAnswers: Answers;
  /** What the form starts with: the same, or a restored draft. */
  initialAnswers: Answers;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
  elsewhere: SavedElsewhere;
  /** Called after a save, to move on: not while the reader is still at work. */
  onSaved: () => void;
  /** Reads the record again. */
  onReload: () => void;
}

/** The form of a loaded section, and what saving it does. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, savedAnswers, initialAnswers, draft, elsewhere, onSaved, onReload } = props;
  const { module, segment, title } = section;
  const { scope, voice } = useSubject();
  const asked = questionnaires[module];
  const questionnaire = voice === 'asked' ? asked : questionnaireOfPatient(asked);
  const queryClient = useQueryClient();
  const reportUnsaved = useReportUnsaved();
  const states = useSectionStates();
  const save = useWrite(intakeCalls[module].save);
  const [dirty, setDirty] = useState(false);

  /** What stands in the form, the record that it is typed over, and whether any of it was typed here. */
  const typed = useRef({ answers: initialAnswers, base: savedAnswers, isHere: false });
  const watch = useRef<ReaderWatch | null>(null);
  const movesOn = useRef(false);
  /** Something was typed while the rest was being saved. */
  const [isLate, setLate] = useState(false);
  const keepTyped = () => draft.keep(typed.current.answers, typed.current.base);
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const { parts, note, goOn } = useParts(questionnaire, initialAnswers, isPhone ?? false);
  const count = (answers: Answers) =>
    states.set(segment, { answered: countAnswered(questionnaire, answers) });
  const countFirst = useEffectEvent(() => count(typed.current.answers));
  useEffect(() => countFirst(), []);
  function keep(answers: Answers) {
    count(answers);
    note(answers);
    typed.current = { ...typed.current, answers, isHere: true };
    watch.current?.note();
    movesOn.current = false;
    keepTyped();
  }

  // With nothing typed here, the newer record simply takes the older one's place.
  const reload = useEffectEvent(onReload);
  useEffect(() => {
    if (elsewhere.savedAt !== null && !dirty) reload();
  }, [elsewhere.savedAt, dirty]);

  function showSaved() {
    keepTyped();
    onReload();
  }

  /** @param pressed a button beside the form saves it, and the reader stays where they are */
  async function submit(answers: Answers, pressed: HTMLElement | null) {
    if (elsewhere.savedAt !== null) throw new Error('Another tab has saved this section');
    setLate(false);
    const reader = watchReader();
    watch.current = reader;
    try {
      await save.mutateAsync({
        body: intakeCalls[module].pack(encodeAnswers(questionnaire, answers)),
        subject: scope,
      });
      states.set(segment, { savedAt: Date.now(), cutOff: false });
    } catch (error) {
      states.set(segment, { cutOff: error instanceof ApiError && error.kind === 'offline' });
      throw error;
    } finally {
      reader.stop();
    }
    elsewhere.tell();
    const status = endpointQuery(readIntakeStatus, { subject: scope });
    queryClient.setQueryData(status.queryKey, (known) =>
      known?.map((item) => (item.module === module ? { ...item, isCompleted: true } : item)),
    );
    typed.current.base = answersOnceSaved(questionnaire, answers);
    movesOn.current = !reader.hasGoneOn() && !staysAfter(pressed);
    if (JSON.stringify(typed.current.answers) === JSON.stringify(answers)) return;
    setLate(true);
    keepTyped();
  }

  function followDirty(now: boolean) {
    setDirty(now);
    reportUnsaved(title, now);
    // This is told a moment late: what was typed meanwhile may have been forgotten with what was saved.
    if (now && typed.current.isHere) keepTyped();
    if (now) return;
    setLate(false);
    draft.forget();
    // On a phone the next step of a long section is its next part.
    if (movesOn.current && !goOn()) onSaved();
    movesOn.current = false;
  }

  return (
    <QuestionnaireForm
      questionnaire={questionnaire}
      initialAnswers={initialAnswers}
      savedAnswers={savedAnswers}
      idPrefix={segment}
      label={title}
      savesOnEnter={false}
      onSubmit={submit}
      onAnswersChange={keep}
      onDirtyChange={followDirty}
      saveError={
        <>
          {elsewhere.savedAt !== null && (
            <SavedElsewhereNotice
              at={elsewhere.savedAt}
              onOverwrite={elsewhere.settle}
              onReload={showSaved}
            />
          )}
          {isLate && (
            <Box mb="lg">
              <InlineNotice kind="info" role="status">
                Your answers are saved. What you typed while they were being saved is not saved yet.
              </InlineNotice>
            </Box>
          )}
          {save.error && (
            <Box mb="lg">
              <NotSaved title="Your answers are not saved." why={[save.error.message]} />
            </Box>
          )}
        </>
      }
      parts={parts}
      actions={(state) => (
        <>
          <TellSaveState segment={segment} state={state} />
          <SectionActions {...state} section={section} parts={parts} />
        </>
      )}
    />
  );
}
