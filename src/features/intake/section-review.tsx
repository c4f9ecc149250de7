import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { QuestionnaireReview } from '#questionnaire/review/questionnaire-review.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { DocumentReview } from './documents/document-review.tsx';
import { SectionRecord } from './section-record.tsx';
import { useSubject } from './subject.ts';

/** What is saved in a section, to read. It stands under a heading of the second level. */
export function SectionReview({ section }: { section: IntakeSection }) {
  if (section.module === 'MyDocuments') return <DocumentReview />;
  return <SavedAnswers section={section} />;
}

function SavedAnswers({ section }: { section: QuestionnaireSection }) {
  const { voice } = useSubject();
  return (
    <SectionRecord
      section={section}
      use="review"
      skeleton={<ListSkeleton label={`Loading ${section.title}`} />}
    >
      {(record) => (
        <QuestionnaireReview
          questionnaire={questionnaires[section.module]}
          voice={voice}
          record={record}
          emptyText={`No ${section.title.replace(/ Information$/, '')} Information Added`}
        />
      )}
    </SectionRecord>
  );
}
