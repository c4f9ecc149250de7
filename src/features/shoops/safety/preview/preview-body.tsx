import { Stack } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { summarizeInteractions } from '#domain/interactions.ts';
import { formatBirthDateLine } from '#domain/printed-record.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { fullName } from '#domain/values/full-name.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Portrait } from '#ui/layout/portrait.tsx';
import { answersOf, payloadsOf, type Submission } from '../../sending/submission.ts';
import { ChangedSinceApproval } from '../changed-since-approval.tsx';
import { SendUncompared } from '../loading-facts.tsx';
import { PatientChoice } from '../patient-choice.tsx';
import type { RecentSendings } from '../recent-sendings.ts';
import classes from '../safety.module.css';
import { TogetherChoice } from '../together-choice.tsx';
import { useSafetyContext } from '../use-safety-context.ts';
import { AsThePatientReads } from './as-the-patient-reads.tsx';
import { previewAsPatient } from './preview-as-patient.ts';
import { PreviewFacts } from './preview-facts.tsx';
import { PreviewFoot } from './preview-foot.tsx';
import { PreviewWarnings } from './preview-warnings.tsx';

/** Shoop to approve between the click on Save & Send and the call. */
export interface ApprovalRequest {
  readonly submission: Submission;
  /** Medicines as approved before, if they have changed since the approval. */
  readonly approvedBefore?: readonly MedicinePayload[];
  /** Sendings of the last minutes that the physician should know of. */
  readonly recentSendings?: RecentSendings;
}

interface PreviewBodyProps {
  patientId: string;
  patient: PatientProfile;
  /** Error of refetching the patient. */
  patientError: Error | null;
  request: ApprovalRequest;
  /** Called with the submission to send, or null to send nothing. */
  onClose: (submission: Submission | null) => void;
}

/** Renders patient, warnings and the Shoop as the patient will read it. The buttons are sticky. */
export function PreviewBody({ patientId, patient, patientError, request, onClose }: PreviewBodyProps) {
  const { approvedBefore, recentSendings = {} } = request;
  const { submission, setSubmission, recommendation, reason, ...choices } = usePreviewedSubmission(
    patientId,
    request,
  );
  const name = fullName(patient);
  return (
    <>
      <Stack gap="md" className={classes.content}>
        <PatientHeader patientId={patientId} patient={patient} patientError={patientError} />
        {patient.deceased && (
          <InlineNotice kind="warning">
            Whoever reads this patient’s messages now would be told of the Shoop and could read it.
          </InlineNotice>
        )}
        {approvedBefore && (
          <ChangedSinceApproval approved={approvedBefore} current={payloadsOf(request.submission)} />
        )}
        {recentSendings.toPatient && (
          <TogetherChoice
            patientId={patientId}
            name={name}
            submission={submission}
            isAdding={choices.isAdding}
            recentSending={recentSendings.toPatient}
            onAdding={choices.setAdding}
            onChoose={setSubmission}
          />
        )}
        {recentSendings.toAnother && (
          <PatientChoice
            name={name}
            other={recentSendings.toAnother}
            onAnswer={choices.setPatientConfirmed}
          />
        )}
        {choices.loading.length > 0 && (
          <SendUncompared
            loading={choices.loading}
            isChosen={choices.sendsUncompared}
            onChoose={choices.setSendsUncompared}
          />
        )}
        <PreviewWarnings patientId={patientId} answers={choices.answers} />
        <AsThePatientReads name={name} recommendation={recommendation} />
      </Stack>
      <PreviewFoot
        name={name}
        reason={reason}
        canBeSent={recommendation !== null}
        onBack={() => onClose(null)}
        onSend={() => onClose(submission)}
      />
    </>
  );
}

/**
 * Holds the previewed submission and the choices before it is sent. The preview depends on the
 * submission alone, so that nothing changes while the physician reads.
 */
function usePreviewedSubmission(patientId: string, request: ApprovalRequest) {
  const [submission, setSubmission] = useState(request.submission);
  const [isPatientConfirmed, setPatientConfirmed] = useState(request.recentSendings?.toAnother === undefined);
  const [sendsUncompared, setSendsUncompared] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { loading } = useSafetyContext(patientId);
  const recommendation = useMemo(
    () => previewAsPatient(payloadsOf(submission), patientId),
    [submission, patientId],
  );
  const answers = useMemo(() => answersOf(submission), [submission]);
  const reason = [
    !isPatientConfirmed && 'Please say first whom it is for.',
    isAdding && 'Please wait until both are here.',
    loading.length > 0 && !sendsUncompared && 'Please say first that it is sent without comparing.',
  ].find((text) => text !== false);
  return {
    ...{ submission, setSubmission, recommendation, answers, reason, loading },
    ...{ setPatientConfirmed, sendsUncompared, setSendsUncompared, isAdding, setAdding },
  };
}

type PatientHeaderProps = Pick<PreviewBodyProps, 'patientId' | 'patient' | 'patientError'>;

/** Names the patient, with the facts that matter for a dose. Focus begins here. */
function PatientHeader({ patientId, patient, patientError }: PatientHeaderProps) {
  const group = useRef<HTMLDivElement>(null);
  // Focused here, because the dialog may have opened before the patient was loaded.
  useEffect(() => group.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.head}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        ref={group}
        role="group"
        aria-label="It is for"
        tabIndex={-1}
        data-autofocus
        className={classes.patient}
      >
        <Portrait image={patient.profileImage} size="md" />
        <div className={classes.nameAndBirthDate}>
          <bdi className={classes.patientName}>{fullName(patient)}</bdi>{' '}
          <span>{formatBirthDateLine(patient.dob)}</span>
        </div>
      </div>
      <PreviewFacts
        patientId={patientId}
        interactions={summarizeInteractions({ data: patient, error: patientError })}
      />
    </div>
  );
}
