import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import { endpointQuery } from '#api/query.ts';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useRefetchWhenShown } from '#ui/reading/visibility.ts';
import { useSubject } from './subject.ts';

/** Record as it was read. */
export interface SectionRead {
  readonly record: WireRecord | null;
  /** Time of the read, in ms since 1970. */
  readonly readAt: number;
  /** False while the record is read again. */
  readonly isSettled: boolean;
}

interface SectionRecordProps {
  section: QuestionnaireSection;
  /** Separates the caches of form and review: a form must not start from an older read. */
  use: 'form' | 'review';
  /** Number of the read; another number refetches the record. */
  readNumber?: number;
  skeleton: ReactNode;
  /** Renders the stored record, or null if there is none. */
  children: (record: WireRecord | null, read: SectionRead) => ReactNode;
}

/**
 * Loads a section's record each time it is shown, without a cache between visits. A record that
 * failed to load cannot be overwritten (decision 37). A failed refetch keeps the loaded record.
 */
export function SectionRecord({ section, use, readNumber = 0, skeleton, children }: SectionRecordProps) {
  const { scope } = useSubject();
  const query = endpointQuery(intakeCalls[section.module].read, { subject: scope });
  const recordQuery = useQuery({ ...query, queryKey: [...query.queryKey, use, readNumber], gcTime: 0 });
  // A form keeps its first read, since a later one would not change it.
  useRefetchWhenShown({ ...recordQuery, isStale: recordQuery.isStale && use === 'review' });
  return (
    <Loaded query={recordQuery} what={section.title} hint="What is saved is not lost." skeleton={skeleton}>
      {(record) =>
        children(record, { record, readAt: recordQuery.dataUpdatedAt, isSettled: !recordQuery.isFetching })
      }
    </Loaded>
  );
}
