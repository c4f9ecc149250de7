import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { countAnswered } from '#domain/questions/answered.ts';
import { answersOnceSaved } from '#domain/questions/merge-answers.ts';
import { questionnaireOfPatient } from '#domain/questions/of-patient.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { useParts } from '#questionnaire/parts/use-parts.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { useReportUnsaved } from '#ui/leaving/unsaved.ts';
import { ignoreSecondPress } from '#ui/reading/ignore-second-press.ts';
import { type ReaderWatch, watchReader } from '#ui/reading/watch-reader.ts';
import type { SavedElsewhere } from './drafts/saved-elsewhere.ts';
import { SaveNotices } from './saving/save-notices.tsx';
import { useSectionSave } from './saving/use-section-save.ts';
import { SectionActions } from './section-actions.tsx';
import { staysAfter } from './states/save-button.tsx';
import { useSectionStates } from './states/section-states.ts';
import { TellSaveState } from './states/tell-save-state.tsx';
import { useSubject } from './subject.ts';

interface SectionEditorProps {
  section: QuestionnaireSection;
  /** What the server holds. */
  savedAnswers: Answers;
  /** What the form starts with: the same, a restored draft, or what was known from elsewhere. */
  initialAnswers: Answers;
  /** Nobody has typed what it starts with: leaving it throws nothing away. */
  isOffered?: boolean;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
  elsewhere: SavedElsewhere;
  /** Called after a save, to move on: not while the reader is still at work. */
  onSaved: () => void;
  /** Reads the record again. */
  onReload: () => void;
}

/** The form of a loaded section, and what saving it does. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, savedAnswers, initialAnswers, isOffered, draft, elsewhere, onSaved, onReload } = props;
  const { module, segment, title } = section;
  const { voice } = useSubject();
  const asked = questionnaires[module];
  const questionnaire = voice === 'asked' ? asked : questionnaireOfPatient(asked);
  const reportUnsaved = useReportUnsaved();
  const states = useSectionStates();
  const save = useSectionSave(section, questionnaire);
  const [dirty, setDirty] = useState(false);

  /** What stands in the form, the record that it is typed over, and whether any of it was typed here. */
  const typed = useRef({ answers: initialAnswers, base: savedAnswers, isHere: false });
  const watch = useRef<ReaderWatch | null>(null);
  const movesOn = useRef(false);
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
    if (isOffered && !typed.current.isHere) reportUnsaved(title, true);
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
      await save.send(answers);
    } finally {
      reader.stop();
    }
    elsewhere.tell();
    typed.current.base = answersOnceSaved(questionnaire, answers);
    movesOn.current = !reader.hasGoneOn() && !staysAfter(pressed);
    if (JSON.stringify(typed.current.answers) === JSON.stringify(answers)) return;
    setLate(true);
    keepTyped();
  }

  function followDirty(now: boolean) {
    setDirty(now);
    reportUnsaved(title, now && (!isOffered || typed.current.isHere));
    // This is told a moment late: what was typed meanwhile may have been forgotten with what was saved.
    if (now && typed.current.isHere) keepTyped();
    if (now) return;
    setLate(false);
    draft.forget();
    // On a phone the next step of a long section is its next part.
    if (movesOn.current) {
      ignoreSecondPress();
      if (!goOn()) onSaved();
    }
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
        <SaveNotices elsewhere={elsewhere} isLate={isLate} error={save.error} onReload={showSaved} />
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
