import { IntakeReview } from '#features/intake/review/intake-review.tsx';
import { MedicationsAtAGlance } from '#features/intake/review/medications-at-a-glance.tsx';
import { CheckUpsAtAGlance } from '#features/journey/check-ups-at-a-glance.tsx';
import { LastNote } from '#features/notes/last-note.tsx';
import { AccountReview } from '#features/patients/account-review.tsx';
import { AtAGlance } from '#features/patients/glance/at-a-glance.tsx';
import { RecommendedAtAGlance } from '#features/shoops/start/recommended-at-a-glance.tsx';
import { LoadGroup } from '#ui/loading/load-group.tsx';

/** Content of the tab Patient Profile of a patient's record. */
export default function RecordProfile({ patientId }: { patientId: string }) {
  return (
    <LoadGroup what="the Patient Profile">
      <AtAGlance>
        <RecommendedAtAGlance patientId={patientId} />
        <CheckUpsAtAGlance patientId={patientId} />
        <MedicationsAtAGlance />
        <LastNote patientId={patientId} />
      </AtAGlance>
      <IntakeReview extras={{ PatientInformation: <AccountReview patientId={patientId} /> }} />
    </LoadGroup>
  );
}
