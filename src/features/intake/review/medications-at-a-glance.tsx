import { GlanceBlock } from '#clinic/glance/glance-block.tsx';
import { KnownList } from '#clinic/glance/known-list.tsx';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { allergiesTo, medicationsTaken } from '#domain/shoops/patient-in-view.ts';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { SectionRecord } from '../section-record.tsx';
import { useSubject } from '../subject.ts';
import classes from './medications-at-a-glance.module.css';

/** Section of the intake that the block summarizes. */
const section = {
  module: 'Medications',
  segment: 'medications',
  title: 'Medications & Supplements',
} as const satisfies QuestionnaireSection;

/** Medications and allergies on Patient Profile; the title leads to their section of the intake. */
export function MedicationsAtAGlance() {
  const { linkTo } = useSubject();
  return (
    <GlanceBlock
      title={
        <LinkAnchor {...linkTo(section.segment)} resetScroll={false}>
          Medications and allergies
        </LinkAnchor>
      }
    >
      <SectionRecord
        section={section}
        use="review"
        skeleton={<ListSkeleton rows={2} label="Loading the medications and allergies" />}
      >
        {(record) => (
          <>
            <KnownList
              known={medicationsTaken(record)}
              none="The patient takes none"
              unknown="Not known: this part of the intake is not answered"
            />
            <div>
              <div className={classes.topic}>Medication allergies</div>
              <KnownList
                known={allergiesTo(record)}
                none="The patient has none"
                unknown="Not known: this question is not answered"
              />
            </div>
          </>
        )}
      </SectionRecord>
    </GlanceBlock>
  );
}
