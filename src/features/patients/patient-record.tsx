import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointQuery } from '#api/query.ts';
import { bornOn, printedOn } from '#domain/printed-record.ts';
import { fullName } from '#domain/values/full-name.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PrintedPage } from '#ui/layout/printed-page.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { InteractionAlert } from './interaction-alert.tsx';
import { PatientDetails } from './patient-details.tsx';
import { PatientIdentity } from './patient-identity.tsx';
import classes from './patient-record.module.css';
import { RecordPanels } from './record-panels.tsx';
import { type RecordView, RecordViews, viewTitles } from './record-views.tsx';

interface PatientRecordProps {
  patientId: string;
  view: RecordView;
  /** The section of the intake that the address names. */
  section: string | undefined;
  /** What each tab holds; drawn once it is opened. */
  tabs: Readonly<Record<RecordView, ReactNode>>;
}

/** A physician's page about one patient: whose record is open is always visible. */
export function PatientRecord({ patientId, view, section, tabs }: PatientRecordProps) {
  const patient = useQuery(endpointQuery(readPatient, { query: { patientId } }));
  const { data, error } = patient;
  const name = (data && fullName(data)) || 'Patient';
  const isRefused = error?.status === 403 || error?.status === 404;
  return (
    <Page title={`${name} · ${viewTitles[view]}`} heading={null} width="wide">
      <div className={classes.record}>
        <PatientIdentity patient={data} name={name} />
        {isRefused ? (
          <NotOpen />
        ) : (
          <Loaded query={patient} what="this patient" skeleton={<CardSkeleton label="Loading the patient" />}>
            {(found) => (
              <>
                <PrintedPage whose={name} about={bornOn(found.dob)} when={printedOn} />
                <InteractionAlert patient={found} />
                <PatientDetails patient={found} />
                <RecordViews patientId={patientId} view={view} section={section} />
                <RecordPanels view={view} tabs={tabs} />
              </>
            )}
          </Loaded>
        )}
      </div>
    </Page>
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
