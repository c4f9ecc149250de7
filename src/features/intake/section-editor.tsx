import { Box } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { intakeCalls } from '#api/intake/sections.ts';
import { readIntakeStatus } from '#api/intake/status.ts';
import { endpointMutation, endpointQuery } from '#api/query.ts';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { questionnaireOfPatient } from '#domain/questions/of-patient.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers } from '#domain/questions/questionnaire.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { useReportUnsaved } from '#ui/unsaved.ts';
import { useSavedElsewhere } from './drafts/saved-elsewhere.ts';
import { SavedElsewhereNotice } from './drafts/saved-elsewhere-notice.tsx';
import { SectionActions } from './section-actions.tsx';
import { useSubject } from './subject.ts';

interface SectionEditorProps {
  section: QuestionnaireSection;
  /** What the server holds. */
  savedAnswers: Answers;
  /** What the form starts with: the same, or a restored draft. */
  initialAnswers: Answers;
  draft: { keep: (answers: Answers) => void; forget: () => void };
  onSaved: () => void;
  /** Reads the record again. */
  onReload: () => void;
}

/** The form of a loaded section, and what saving it does. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, savedAnswers, initialAnswers, draft, onSaved, onReload } = props;
  const { module, segment, title } = section;
  const { scope, voice } = useSubject();
  const asked = questionnaires[module];
  const questionnaire = voice === 'asked' ? asked : questionnaireOfPatient(asked);
  const queryClient = useQueryClient();
  const reportUnsaved = useReportUnsaved();
  const save = useMutation(endpointMutation(intakeCalls[module].save));
  const elsewhere = useSavedElsewhere(module);
  const [dirty, setDirty] = useState(false);

  const typed = useRef(initialAnswers);
  const keep = (answers: Answers) => {
    typed.current = answers;
    draft.keep(answers);
  };

  // With nothing typed here, the newer record simply takes the older one's place. What was typed is kept anew: what
  // the other tab typed had taken its place on the disk, where a section has one draft for all tabs.
  const keepTyped = useEffectEvent(() => keep(typed.current));
  const reload = useEffectEvent(onReload);
  useEffect(() => {
    if (elsewhere.savedAt === null) return;
    if (dirty) keepTyped();
    else reload();
  }, [elsewhere.savedAt, dirty]);

  function showSaved() {
    keep(typed.current);
    onReload();
  }

  async function submit(answers: Answers) {
    if (elsewhere.savedAt !== null) throw new Error('Another tab has saved this section');
    await save.mutateAsync({
      body: intakeCalls[module].pack(encodeAnswers(questionnaire, answers)),
      subject: scope,
    });
    elsewhere.tell();
    const status = endpointQuery(readIntakeStatus, { subject: scope });
    queryClient.setQueryData(status.queryKey, (known) =>
      known?.map((item) => (item.module === module ? { ...item, isCompleted: true } : item)),
    );
    onSaved();
  }

  function followDirty(now: boolean) {
    setDirty(now);
    reportUnsaved(title, now);
    if (!now) draft.forget();
    // This is told a moment late: what was typed meanwhile may have been forgotten with what was saved.
    else if (typed.current !== initialAnswers) draft.keep(typed.current);
  }

  return (
    <QuestionnaireForm
      questionnaire={questionnaire}
      initialAnswers={initialAnswers}
      savedAnswers={savedAnswers}
      idPrefix={segment}
      label={title}
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
          {save.error && (
            <Box mb="lg">
              <InlineNotice kind="error" title="Your answers are not saved.">
                {save.error.message} <br />
                Everything you entered is still here.
              </InlineNotice>
            </Box>
          )}
        </>
      }
      actions={(state) => <SectionActions {...state} section={section} />}
    />
  );
}
