import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { NotOpenNotice } from '#ui/feedback/not-open-notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CompactAlert } from './alert/compact-alert.tsx';
import { useInteractionAlert } from './alert/use-interaction-alert.ts';
import { DetailsButton } from './details-button.tsx';
import classes from './patient-record.module.css';
import { PatientStrip } from './patient-strip.tsx';
import { RecordBody, type RecordBodyProps, recordSkeleton } from './record-body.tsx';
import { RecordNav } from './record-nav.tsx';
import { recordTabTitle } from './record-tabs.ts';
import { useRecord } from './use-record.ts';

type PatientRecordProps = Omit<RecordBodyProps, 'record' | 'alert'>;

/** Physician's page about a patient. The patient's name is always visible. */
export function PatientRecord(props: PatientRecordProps) {
  const { patientId, tab, section } = props;
  const record = useRecord(patientId);
  const { patient, isForbidden, name } = record;
  const alert = useInteractionAlert(record, tab);
  return (
    // The strip has the h1.
    <Page title={`${name} · ${recordTabTitle(tab)}`} heading={null} width="wide">
      <div className={classes.record}>
        <PatientStrip patient={patient} name={name}>
          {alert && <CompactAlert {...alert.compact} />}
          {patient && <DetailsButton patient={patient} isNextToDetails={tab === 'profile'} />}
        </PatientStrip>
        {isForbidden ? (
          <ForbiddenRecord />
        ) : (
          <>
            <RecordNav patientId={patientId} tab={tab} section={section} />
            <RecordBody {...props} record={record} alert={alert} />
          </>
        )}
      </div>
    </Page>
  );
}

/** Skeleton while the page of another patient loads. */
export function RecordSkeleton() {
  return (
    // The strip has the h1.
    <Page title="Patient" heading={null} width="wide">
      <div className={classes.record}>
        <PatientStrip patient={undefined} name="Patient" />
        {recordSkeleton}
      </div>
    </Page>
  );
}

/** Notice in place of a record that the physician may not open. */
function ForbiddenRecord() {
  return (
    <NotOpenNotice
      what="This record"
      action={
        <Anchor component={Link} to="/physician/dashboard">
          Go to your dashboard
        </Anchor>
      }
    >
      You can open the records of your own patients only.
    </NotOpenNotice>
  );
}
