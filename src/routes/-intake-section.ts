import { notFound } from '@tanstack/react-router';
import { type IntakeSegment, sectionBySegment } from '#domain/intake/sections.ts';

/** Returns the section of a URL segment. @throws not-found for an unknown one (decision 26) */
export function knownSegment(segment: string): IntakeSegment {
  const section = sectionBySegment(segment);
  if (!section) throw notFound();
  return section.segment;
}
