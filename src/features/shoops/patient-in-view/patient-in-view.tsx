import { Button } from '@mantine/core';
import { LoadGroup } from '#ui/loading/load-group.tsx';
import { useCollapsed } from '#ui/reading/use-collapsed.tsx';
import { CheckUpsInView } from './check-ups-in-view.tsx';
import { ExperienceInView } from './experience-in-view.tsx';
import { MedicationsInView } from './medications-in-view.tsx';
import classes from './patient-in-view.module.css';
import { ProfileInView } from './profile-in-view.tsx';
import { RecommendedInView } from './recommended-in-view.tsx';

/** A scrollable region must be focusable to scroll by keyboard. */
const focusable = { tabIndex: 0 };

/** Facts about the patient, shown next to the form of a Shoop and folded on a phone. */
export function PatientInView({ patientId }: { patientId: string }) {
  const folding = useCollapsed();
  return (
    <div className={classes.view} data-folded={!folding.unfolded || undefined} data-no-print>
      <Button {...folding.button} className={classes.fold}>
        Patient in view
      </Button>
      <section id={folding.id} aria-label="Patient in view" className={classes.foldable} {...focusable}>
        <LoadGroup what="what is known of the patient">
          <RecommendedInView patientId={patientId} />
          <CheckUpsInView patientId={patientId} />
          <ProfileInView patientId={patientId} />
          <MedicationsInView patientId={patientId} />
          <ExperienceInView patientId={patientId} />
        </LoadGroup>
      </section>
    </div>
  );
}
