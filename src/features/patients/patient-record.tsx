import { Anchor } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { isForbiddenOrMissing } from '#api/client/api-error.ts';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointQuery } from '#api/query.ts';
import { markSubjectShown } from '#api/shown-subject.ts';
import { summarizeInteractions } from '#domain/interactions.ts';
import { formatBirthDateLine, formatPrintDateLine } from '#domain/printed-record.ts';
import { fullName } from '#domain/values/full-name.ts';
import { NotOpen } from '#ui/feedback/not-open.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PrintedPage } from '#ui/layout/printed-page.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { CompactAlert } from './compact-alert.tsx';
import { Deceased } from './deceased/deceased.tsx';
import { noteRecentPatient } from './finder/recent-patients.ts';
import { InteractionAlert } from './interaction-alert.tsx';
import { useIsInvited } from './invitation/use-is-invited.ts';
import { PatientDetails } from './patient-details.tsx';
import classes from './patient-record.module.css';
import { PatientStrip } from './patient-strip.tsx';
import { RecordNav } from './record-nav.tsx';
import { type RecordContentProps, type RecordContents, RecordPanels } from './record-panels.tsx';
import { type RecordTab, titleOf } from './record-tabs.ts';
import { useAlertChange } from './use-change.ts';

// Lazy: few patients are invited only.
const InvitationNotice = lazy(() => import('./invitation/invitation-notice.tsx'));

interface PatientRecordProps extends RecordContentProps {
  tab: RecordTab;
  /** Contents of the tabs; each is mounted once its tab is opened. */
  contents: RecordContents;
}

/** Observed area without the top bar and the strip, which cover the page. */
const observedArea = { rootMargin: '-128px 0px 0px 0px', threshold: 0.5 };

const skeleton = <CardSkeleton label="Loading the patient" />;

/** Physician's page about a patient. The patient's name is always visible. */
export function PatientRecord({ tab, contents, ...props }: PatientRecordProps) {
  const { patientId } = props;
  const query = useQuery(endpointQuery(readPatient, { query: { patientId } }));
  const { error, isFetching, refetch } = query;
  const isRefused = isForbiddenOrMissing(error);
  const patient = isRefused ? undefined : query.data;
  const name = (patient && fullName(patient)) || 'Patient';
  const interactions = patient && summarizeInteractions({ data: patient, error });
  const isInvited = useIsInvited(patientId, patient?.phone);
  const fullAlert = useIntersection<HTMLElement>(observedArea);
  const alert = interactions && {
    interactions,
    onRetry: () => void refetch(),
    retrying: isFetching,
  };
  const changed = useAlertChange(interactions?.words);
  useEffect(() => markSubjectShown(patientId), [patientId]);
  const client = useQueryClient();
  const isOpen = patient !== undefined;
  useEffect(() => {
    if (isOpen) noteRecentPatient(client, patientId);
  }, [client, patientId, isOpen]);
  return (
    <Page title={`${name} · ${titleOf(tab)}`} heading={null} width="wide">
      <div className={classes.record}>
        <PatientStrip patient={patient} name={name}>
          {alert && (
            <CompactAlert
              {...alert}
              changeText={changed}
              isShown={fullAlert.entry?.isIntersecting === false}
            />
          )}
        </PatientStrip>
        {isRefused ? (
          <NoRecord />
        ) : (
          <Loaded
            query={isInvited === undefined ? { ...query, data: undefined } : query}
            what="this patient"
            skeleton={skeleton}
          >
            {(found) => (
              <Suspense fallback={skeleton}>
                <PrintedPage
                  personName={name}
                  personDetail={formatBirthDateLine(found.dob)}
                  formatPrintTime={formatPrintDateLine}
                />
                {alert && <InteractionAlert {...alert} changeText={changed} ref={fullAlert.ref} />}
                {isInvited && !found.deceased && <InvitationNotice patientId={patientId} />}
                <PatientDetails patient={found} />
                <RecordNav tab={tab} {...props} />
                <RecordPanels tab={tab} contents={contents} {...props} />
                <Deceased patientId={patientId} patient={found} isNearSend={tab === 'shoop'} />
              </Suspense>
            )}
          </Loaded>
        )}
      </div>
    </Page>
  );
}

/** Skeleton while the page of another patient loads. */
export function RecordSkeleton() {
  return (
    <Page title="Patient" heading={null} width="wide">
      <div className={classes.record}>
        <PatientStrip patient={undefined} name="Patient" />
        {skeleton}
      </div>
    </Page>
  );
}

function NoRecord() {
  return (
    <NotOpen
      what="This record"
      action={
        <Anchor component={Link} to="/physician/dashboard">
          Go to your dashboard
        </Anchor>
      }
    >
      You can open the records of your own patients only.
    </NotOpen>
  );
}
