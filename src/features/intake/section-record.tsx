import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { call } from '#api/client/call.ts';
import type { SubjectScope } from '#api/contract/endpoint.ts';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import { endpointKey } from '#api/query.ts';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useRefetchWhenShown } from '#ui/reading/visibility.ts';
import { useSubject } from './subject.ts';

/** Result of a read. */
interface ReadRecord {
  /** Stored record; null if there is none, or none that is known. */
  readonly record: WireRecord | null;
  /** True if a record is stored of which no name is known. */
  readonly isUnknown: boolean;
}

/** Record as it was read. */
export interface SectionRead extends ReadRecord {
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

/** Reads a record. @throws ApiError, also for a review of an unknown record */
async function readRecord(
  { section: { module }, use }: Pick<SectionRecordProps, 'section' | 'use'>,
  subject: SubjectScope,
  signal: AbortSignal,
): Promise<ReadRecord> {
  try {
    const { data } = await call(intakeCalls[module].read, { subject }, { signal });
    return { record: data, isUnknown: false };
  } catch (error) {
    if (use === 'form' && error instanceof ApiError && error.kind === 'unknown-names')
      return { record: null, isUnknown: true };
    throw error;
  }
}

/**
 * Loads a section's record each time it is shown, without a cache between visits. A record that
 * failed to load cannot be overwritten (decision 37). A failed refetch keeps the loaded record.
 */
export function SectionRecord({ section, use, readNumber = 0, skeleton, children }: SectionRecordProps) {
  const { scope } = useSubject();
  const endpoint = intakeCalls[section.module].read;
  const recordQuery = useQuery<ReadRecord, ApiError>({
    queryKey: [...endpointKey(endpoint, { subject: scope }), use, readNumber],
    queryFn: ({ signal }) => readRecord({ section, use }, scope, signal),
    meta: { endpoint },
    gcTime: 0,
  });
  // A form keeps its first read, since a later one would not change it.
  useRefetchWhenShown({ ...recordQuery, isStale: recordQuery.isStale && use === 'review' });
  return (
    <Loaded query={recordQuery} what={section.title} hint="What is saved is not lost." skeleton={skeleton}>
      {(read) =>
        children(read.record, {
          ...read,
          readAt: recordQuery.dataUpdatedAt,
          isSettled: !recordQuery.isFetching,
        })
      }
    </Loaded>
  );
}
