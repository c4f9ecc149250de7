import { lazy, Suspense } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { formatBirthDateLine, formatPrintDateLine } from '#domain/printed-record.ts';
import { PrintedPage } from '#ui/layout/printed-page.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { InteractionAlert } from './alert/interaction-alert.tsx';
import type { useInteractionAlert } from './alert/use-interaction-alert.ts';
import { Deceased } from './deceased/deceased.tsx';
import { useIsInvited } from './invitation/use-is-invited.ts';
import { PatientDetails } from './patient-details.tsx';
import { type RecordContentProps, type RecordContents, RecordPanels } from './record-panels.tsx';
import type { RecordTab } from './record-tabs.ts';
import type { PatientRead } from './use-record.ts';

// Lazy: few patients are invited only.
const InvitationNotice = lazy(() => import('./invitation/invitation-notice.tsx'));

interface OpenRecordProps extends RecordContentProps {
  tab: RecordTab;
  /** Contents of the tabs; each is mounted once its tab is opened. */
  contents: RecordContents;
}

export interface RecordBodyProps extends OpenRecordProps {
  record: PatientRead;
  alert: ReturnType<typeof useInteractionAlert>;
}

export const recordSkeleton = <CardSkeleton label="Loading the patient" />;

/**
 * Record below the tabs. It waits by itself for the list of patients, whose reply would otherwise
 * render the strip and the tabs again.
 */
export function RecordBody({ record, alert, ...props }: RecordBodyProps) {
  const { patientId } = props;
  const { query, patient, name } = record;
  const isInvited = useIsInvited(patientId, patient?.phone);
  return (
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
  );
}

/** Page below the tabs and the alert. */
function OpenRecord({
  patient,
  name,
  ...props
}: OpenRecordProps & { patient: PatientProfile; name: string }) {
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
