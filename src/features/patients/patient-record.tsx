import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { formatBirthDateLine, formatPrintDateLine } from '#domain/printed-record.ts';
import { NotOpenNotice } from '#ui/feedback/not-open-notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PrintedPage } from '#ui/layout/printed-page.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { CompactAlert } from './alert/compact-alert.tsx';
import { InteractionAlert } from './alert/interaction-alert.tsx';
import { useInteractionAlert } from './alert/use-interaction-alert.ts';
import { Deceased } from './deceased/deceased.tsx';
import { DetailsButton } from './details-button.tsx';
import { useIsInvited } from './invitation/use-is-invited.ts';
import { PatientDetails } from './patient-details.tsx';
import classes from './patient-record.module.css';
import { PatientStrip } from './patient-strip.tsx';
import { RecordNav } from './record-nav.tsx';
import { type RecordContentProps, type RecordContents, RecordPanels } from './record-panels.tsx';
import { type RecordTab, recordTabTitle } from './record-tabs.ts';
import { useRecord } from './use-record.ts';

// Lazy: few patients are invited only.
const InvitationNotice = lazy(() => import('./invitation/invitation-notice.tsx'));

interface PatientRecordProps extends RecordContentProps {
  tab: RecordTab;
  /** Contents of the tabs; each is mounted once its tab is opened. */
  contents: RecordContents;
}

const recordSkeleton = <CardSkeleton label="Loading the patient" />;

/** Physician's page about a patient. The patient's name is always visible. */
export function PatientRecord(props: PatientRecordProps) {
  const { patientId, tab, section } = props;
  const record = useRecord(patientId);
  const { query, patient, isForbidden, name } = record;
  const alert = useInteractionAlert(record, tab);
  const isInvited = useIsInvited(patientId, patient?.phone);
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
            <Loaded
              // Keeps the skeleton until it is known whether the invitation's notice is shown.
              query={isInvited === undefined ? { ...query, data: undefined } : query}
              what="this patient"
              skeleton={recordSkeleton}
            >
              {(loadedPatient) => (
                <Suspense fallback={recordSkeleton}>
                  {alert && <InteractionAlert {...alert.whole} />}
                  {isInvited && !loadedPatient.deceased && <InvitationNotice patientId={patientId} />}
                  <OpenRecord {...props} patient={loadedPatient} name={name} />
                </Suspense>
              )}
            </Loaded>
          </>
        )}
      </div>
    </Page>
  );
}

type OpenRecordProps = PatientRecordProps & { patient: PatientProfile; name: string };

/** Page below the tabs and the alert. */
function OpenRecord({ patient, name, ...props }: OpenRecordProps) {
  const { patientId, tab } = props;
  return (
    <>
      <PrintedPage
        personName={name}
        personDetail={formatBirthDateLine(patient.dob)}
        formatPrintTime={formatPrintDateLine}
      />
      <PatientDetails patient={patient} isShown={tab === 'profile'} />
      <RecordPanels {...props} />
      <Deceased patientId={patientId} patient={patient} isNearSend={tab === 'shoop'} />
    </>
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
