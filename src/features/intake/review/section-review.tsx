import type { ReactNode } from 'react';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { QuestionnaireReview } from '#questionnaire/review/questionnaire-review.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { DocumentReview } from '../documents/document-review.tsx';
import { SectionRecord } from '../section-record.tsx';
import { useSubject } from '../subject.ts';
import classes from './review-section.module.css';
import { MarkedAnswers } from './seen/marked-answers.tsx';

interface SectionReviewProps<Section> {
  section: Section;
  /** Further content, shown together with the answers above it. */
  extra?: ReactNode;
}

/** Read-only answers of a section, under a heading of the second level. */
export function SectionReview({ section, extra }: SectionReviewProps<IntakeSection>) {
  if (section.module === 'MyDocuments') return <DocumentReview />;
  return <SavedAnswers section={section} extra={extra} />;
}

/** Stored answers of a section with questions, with marks on changed ones. */
function SavedAnswers({ section, extra }: SectionReviewProps<QuestionnaireSection>) {
  const { audience } = useSubject();
  return (
    <SectionRecord
      section={section}
      use="review"
      skeleton={<ListSkeleton label={`Loading ${section.title}`} />}
    >
      {(record, read) => (
        <>
          <MarkedAnswers section={section} read={read}>
            <QuestionnaireReview
              questionnaire={questionnaires[section.module]}
              audience={audience}
              record={record}
              // "No Exercise Information Added"; a title that ends so does not say it twice.
              emptyText={`No ${section.title.replace(/ Information$/, '')} Information Added`}
            />
          </MarkedAnswers>
          {extra && <div className={classes.extra}>{extra}</div>}
        </>
      )}
    </SectionRecord>
  );
}
