import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readPatient } from '#api/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { fullName } from '#domain/full-name.ts';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Page } from '#ui/page.tsx';
import { CardSkeleton } from '#ui/skeletons.tsx';
import { InteractionAlert } from './interaction-alert.tsx';
import { PatientDetails } from './patient-details.tsx';
import { PatientIdentity } from './patient-identity.tsx';
import classes from './patient-record.module.css';

/** What is open of the record: the read-only profile, or the intake to change. */
type RecordView = 'profile' | 'intake';

/** Names of physician §2, 'Five radio tabs'; the others come later. */
const titles: Record<RecordView, string> = { profile: 'Patient Profile', intake: 'Edit Health Intake' };

interface PatientRecordProps {
  patientId: string;
  view: RecordView;
  children: ReactNode;
}

/** A physician's page about one patient: whose record is open is always visible. */
export function PatientRecord({ patientId, view, children }: PatientRecordProps) {
  const patient = useQuery(endpointQuery(readPatient, { query: { patientId } }));
  const { data, error } = patient;
  const name = (data && fullName(data)) || 'Patient';
  const isRefused = error?.status === 403 || error?.status === 404;
  return (
    <Page title={`${name} · ${titles[view]}`} heading={null} width="wide">
      <div className={classes.record}>
        <PatientIdentity patient={data} name={name} />
        {patient.isPending && <CardSkeleton label="Loading the patient" />}
        {isRefused && <NotOpen />}
        {error && !isRefused && (
          <LoadError what="this patient" retrying={patient.isFetching} onRetry={() => void patient.refetch()}>
            {error.message}
          </LoadError>
        )}
        {data && !isRefused && (
          <>
            <InteractionAlert patient={data} />
            <PatientDetails
              patient={data}
              compact={view === 'intake'}
              action={<OtherView patientId={patientId} view={view} />}
            />
            {children}
          </>
        )}
      </div>
    </Page>
  );
}

/** The way from reading to changing and back. */
function OtherView({ patientId, view }: Pick<PatientRecordProps, 'patientId' | 'view'>) {
  if (view === 'intake') {
    return (
      <LinkButton variant="default" to="/physician/patient-profile/$patientId" params={{ patientId }}>
        {titles.profile}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      variant="default"
      to="/physician/update-profile/$patientId/{-$section}"
      params={{ patientId, section: undefined }}
    >
      {titles.intake}
    </LinkButton>
  );
}

function NotOpen() {
  return (
    <InlineNotice
      kind="warning"
      role="alert"
      title="This record is not open to you."
      action={
        <Anchor component={Link} to="/physician/dashboard">
          Go to your dashboard
        </Anchor>
      }
    >
      You can open the records of your own patients only.
    </InlineNotice>
  );
}
