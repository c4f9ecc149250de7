import { type ReactNode, useRef } from 'react';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { ReviewMarksProvider } from '#questionnaire/review/review-marks.tsx';
import type { SectionRead } from '../../section-record.tsx';
import { useSeenReview } from './seen-review.ts';
import { useSectionMarks } from './use-section-marks.ts';

interface MarkedAnswersProps {
  section: QuestionnaireSection;
  read: SectionRead;
  children: ReactNode;
}

/** Answers of a section, of which a physician's review marks the changed ones. */
export function MarkedAnswers({ section, read, children }: MarkedAnswersProps) {
  const container = useRef<HTMLDivElement>(null);
  const changedNames = useSectionMarks(useSeenReview(), section, read, container);
  return (
    <div ref={container}>
      <ReviewMarksProvider value={changedNames}>{children}</ReviewMarksProvider>
    </div>
  );
}
