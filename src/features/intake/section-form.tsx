import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { intakeCalls } from '#api/intake/sections.ts';
import { readIntakeStatus } from '#api/intake/status.ts';
import { endpointMutation, endpointQuery } from '#api/query.ts';
import type { QuestionnaireSection } from '#domain/intake/sections.ts';
import type { Answers } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers } from '#domain/questions/questionnaire.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { FormSkeleton } from '#ui/skeletons.tsx';
import { SectionActions } from './section-actions.tsx';
import { useSubject } from './subject.ts';
import { useReportUnsaved } from './unsaved.ts';

interface SectionFormProps {
  section: QuestionnaireSection;
  /** Called after a save, to move on. */
  onSaved: () => void;
}

/** One intake section: loads it afresh when it opens, and saves it. */
export function SectionForm({ section, onSaved }: SectionFormProps) {
  const { scope } = useSubject();
  // Nothing is cached between visits: a section fetches when it opens, and one that could not be loaded
  // cannot be saved over (decision 37). Once loaded it stays, whatever becomes of a later refetch.
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery(intakeCalls[section.module].read, { subject: scope }),
    gcTime: 0,
  });
  if (data !== undefined) return <LoadedSection section={section} record={data} onSaved={onSaved} />;
  if (isFetching) return <FormSkeleton label={`Loading ${section.title}`} />;
  return (
    <LoadError what={section.title} onRetry={() => void refetch()}>
      {error?.message} What is saved is not lost.
    </LoadError>
  );
}

interface LoadedSectionProps extends SectionFormProps {
  record: Record<string, unknown> | null;
}

function LoadedSection({ section, record, onSaved }: LoadedSectionProps) {
  const { questionnaire, module, segment, title } = section;
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
          <InlineNotice kind="error" title="Your answers are not saved.">
            {save.error.message} Everything you entered is still here.
          </InlineNotice>
        )
      }
      actions={(state) => <SectionActions {...state} section={section} />}
    />
  );
}
