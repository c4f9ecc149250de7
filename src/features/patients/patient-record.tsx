import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readPatient } from '#api/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Page } from '#ui/page.tsx';
import { CardSkeleton } from '#ui/skeletons.tsx';

/** A physician's page about one patient: whose record is open is always visible. */
export function PatientRecord({ patientId, children }: { patientId: string; children: ReactNode }) {
  const patient = useQuery(endpointQuery(readPatient, { query: { patientId } }));
  const name = patient.data ? `${patient.data.firstName} ${patient.data.lastName}` : 'Patient';
  const isRefused = patient.error?.status === 403 || patient.error?.status === 404;
  return (
    <Page title={name} lead={patient.data && 'Edit Health Intake'} width="wide">
      {patient.isPending && <CardSkeleton label="Loading the patient" />}
      {isRefused && (
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
      )}
      {patient.error && !isRefused && (
        <LoadError what="this patient" retrying={patient.isFetching} onRetry={() => void patient.refetch()}>
          {patient.error.message}
        </LoadError>
      )}
      {patient.data && children}
    </Page>
  );
}
