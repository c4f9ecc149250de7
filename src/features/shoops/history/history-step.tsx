import { LinkButton } from '#ui/links/link-button.tsx';
import { DoseAndResponse } from '../response/dose-and-response.tsx';
import { linkToStep, stepTitles } from '../shoop-steps.tsx';
import classes from '../shoop-tab.module.css';
import { DosingHistory } from './dosing-history.tsx';

/** Step 'Dosing History' (physician §2): the sent Shoops, and the check-ups that followed them. */
export default function HistoryStep({ patientId }: { patientId: string }) {
  return (
    <>
      <DosingHistory
        patientId={patientId}
        action={
          <LinkButton {...linkToStep(patientId, 'new')} variant="default" resetScroll={false}>
            {stepTitles.new}
          </LinkButton>
        }
      />
      <div className={classes.afterHistory}>
        <DoseAndResponse patientId={patientId} />
      </div>
    </>
  );
}
