import { notFound } from '@tanstack/react-router';
import type { ReadAddress } from '#api/client/prefetched-reads.ts';
import { sectionPaths, statusPath } from '#api/endpoints/intake/section-paths.ts';
import { type IntakeSegment, sectionBySegment } from '#domain/intake/sections.ts';

/** Returns the section of a URL segment. @throws not-found for an unknown one (decision 26) */
export function knownSegment(segment: string): IntakeSegment {
  const section = sectionBySegment(segment);
  if (!section) throw notFound();
  return section.segment;
}

/** Returns the first reads of an intake. @param userId patient, if a physician opens it */
export function intakeReads(segment: string | undefined, userId?: string): readonly ReadAddress[] {
  const section = segment === undefined ? undefined : sectionBySegment(segment);
  const paths = [statusPath, ...(section ? [sectionPaths[section.module]] : [])];
  return userId === undefined
    ? paths
    : paths.map((path) => `${path}?${new URLSearchParams({ userId })}` as const);
}
