import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import { endpointQuery } from '#api/query.ts';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useReadWhenShownAgain } from '#ui/reading/shown.ts';
import { useSubject } from './subject.ts';

interface SectionRecordProps {
  section: QuestionnaireSection;
  /** Form and review each load their own: answers must not be edited on top of what was read a while ago. */
  use: 'form' | 'review';
  /** Which reading of it this is: another one is fetched anew, whatever was read before. */
  reading?: number;
  skeleton: ReactNode;
  /** Given the record as it is stored, or null where none is. */
  children: (record: WireRecord | null) => ReactNode;
}

/**
 * A section's record. Nothing is cached between visits: it is fetched whenever the section is shown, and what
 * could not be loaded cannot be saved over (decision 37). Once loaded it stays, whatever becomes of a refetch.
 */
export function SectionRecord({ section, use, reading = 0, skeleton, children }: SectionRecordProps) {
  const { scope } = useSubject();
  const query = endpointQuery(intakeCalls[section.module].read, { subject: scope });
  const read = useQuery({ ...query, queryKey: [...query.queryKey, use, reading], gcTime: 0 });
  useReadWhenShownAgain({ ...read, isStale: read.isStale && use === 'review' });
  return (
    <Loaded query={read} what={section.title} hint="What is saved is not lost." skeleton={skeleton}>
      {children}
    </Loaded>
  );
}
