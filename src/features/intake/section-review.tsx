import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { QuestionnaireReview } from '#questionnaire/review/questionnaire-review.tsx';
import { ListSkeleton } from '#ui/skeletons.tsx';
import { SectionRecord } from './section-record.tsx';

/** A section's saved answers, to read. It stands under a heading of the second level. */
export function SectionReview({ section }: { section: QuestionnaireSection }) {
  return (
    <SectionRecord
      section={section}
      use="review"
      skeleton={<ListSkeleton label={`Loading ${section.title}`} />}
    >
      {(record) => (
        <QuestionnaireReview
          questionnaire={questionnaires[section.module]}
          record={record}
          emptyText={`No ${section.title.replace(/ Information$/, '')} Information Added`}
        />
      )}
    </SectionRecord>
  );
}
