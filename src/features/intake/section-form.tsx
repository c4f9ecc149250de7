import { Box } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { intakeCalls } from '#api/intake/sections.ts';
import { readIntakeStatus } from '#api/intake/status.ts';
import { endpointMutation, endpointQuery } from '#api/query.ts';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import type { Answers, WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers } from '#domain/questions/questionnaire.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { FormSkeleton } from '#ui/skeletons.tsx';
import { SectionActions } from './section-actions.tsx';
import { SectionRecord } from './section-record.tsx';
import { useSubject } from './subject.ts';
import { useReportUnsaved } from './unsaved.ts';

interface SectionFormProps {
  section: QuestionnaireSection;
  /** Called after a save, to move on. */
  onSaved: () => void;
}

/** One intake section to fill in: loads it afresh when it opens, and saves it. */
export function SectionForm({ section, onSaved }: SectionFormProps) {
  const skeleton = <FormSkeleton label={`Loading ${section.title}`} />;
  return (
    <SectionRecord section={section} use="form" skeleton={skeleton}>
      {(record) => <LoadedSection section={section} record={record} onSaved={onSaved} />}
    </SectionRecord>
  );
}

interface LoadedSectionProps extends SectionFormProps {
  record: WireRecord | null;
}

function LoadedSection({ section, record, onSaved }: LoadedSectionProps) {
  const { module, segment, title } = section;
  const questionnaire = questionnaires[module];
  const { scope } = useSubject();
  const queryClient = useQueryClient();
  const reportUnsaved = useReportUnsaved();
  const save = useMutation(endpointMutation(intakeCalls[module].save));
  // Answers are read once: a later refetch must never overwrite what is being typed.
  const [initialAnswers] = useState(() => decodeAnswers(questionnaire, record));

  async function submit(answers: Answers) {
    await save.mutateAsync({ body: encodeAnswers(questionnaire, answers), subject: scope });
    const status = endpointQuery(readIntakeStatus, { subject: scope });
    queryClient.setQueryData(status.queryKey, (known) =>
      known?.map((item) => (item.module === module ? { ...item, isCompleted: true } : item)),
    );
    onSaved();
  }

  return (
    <QuestionnaireForm
      questionnaire={questionnaire}
      initialAnswers={initialAnswers}
      idPrefix={segment}
      label={title}
      onSubmit={submit}
      onDirtyChange={(dirty) => reportUnsaved(title, dirty)}
      saveError={
        save.error && (
          <Box mb="lg">
            <InlineNotice kind="error" title="Your answers are not saved.">
              {save.error.message} <br />
              Everything you entered is still here.
            </InlineNotice>
          </Box>
        )
      }
      actions={(state) => <SectionActions {...state} section={section} />}
    />
  );
}
