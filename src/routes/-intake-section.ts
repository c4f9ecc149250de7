import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ReadAddress } from '#api/client/prefetched-reads.ts';
import type { SubjectScope } from '#api/contract/endpoint.ts';
import { sectionPaths } from '#api/endpoints/intake/section-paths.ts';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import { type IntakeSegment, sectionBySegment } from '#domain/intake/sections.ts';

/** Returns the section of a URL segment. @throws not-found for an unknown one (decision 26) */
export function knownSegment(segment: string): IntakeSegment {
  const section = sectionBySegment(segment);
  if (!section) throw notFound();
  return section.segment;
}

/** Returns the section to open for a URL without one; the first if the status cannot be read. */
export async function segmentToOpen(queryClient: QueryClient, subject: SubjectScope): Promise<IntakeSegment> {
  const status = endpointQuery(readIntakeStatus, { subject });
  const [{ openingSegment }, known] = await Promise.all([
    // Not in the script of the first page, which has every route.
    import('#domain/intake/progress.ts'),
    queryClient.fetchQuery(status).catch(() => undefined),
  ]);
  return openingSegment(known?.sections);
}

/** Returns the first reads of an intake. @param userId patient, if a physician opens it */
export function intakeReads(segment: string | undefined, userId?: string): readonly ReadAddress[] {
  const section = segment === undefined ? undefined : sectionBySegment(segment);
  const paths = [readIntakeStatus.path, ...(section ? [sectionPaths[section.module]] : [])];
  return userId === undefined
    ? paths
    : paths.map((path) => `${path}?${new URLSearchParams({ userId })}` as const);
}
