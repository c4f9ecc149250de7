import { PatientInView } from '../patient-in-view/patient-in-view.tsx';
import classes from '../shoop-tab.module.css';
import { NewShoop } from './new-shoop.tsx';

/** Step 'Create New Shoop' (physician §2): the form, and facts about the patient next to it. */
export default function NewStep({ patientId }: { patientId: string }) {
  return (
    <>
      <div className={classes.patientInView}>
        <PatientInView patientId={patientId} />
      </div>
      <NewShoop patientId={patientId} />
    </>
  );
}
