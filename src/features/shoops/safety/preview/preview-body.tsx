import { Stack } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { summarizeInteractions } from '#domain/interactions.ts';
import { formatBirthDateLine } from '#domain/printed-record.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { fullName } from '#domain/values/full-name.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Portrait } from '#ui/layout/portrait.tsx';
import { answersOf, type Errand, payloadsOf } from '../../sending/errand.ts';
import { ChangedSinceApproval } from '../changed-since-approval.tsx';
import { PatientChoice } from '../patient-choice.tsx';
import type { RecentSendings } from '../recent-sendings.ts';
import classes from '../safety.module.css';
import { TogetherChoice } from '../together-choice.tsx';
import { SendUncompared } from '../uncompared.tsx';
import { useSafetyContext } from '../use-safety-context.ts';
import { AsThePatientReads } from './as-the-patient-reads.tsx';
import { previewAsPatient } from './preview-as-patient.ts';
import { PreviewFacts } from './preview-facts.tsx';
import { PreviewFoot } from './preview-foot.tsx';
import { PreviewWarnings } from './preview-warnings.tsx';

/** Shoop to approve between the click on Save & Send and the call. */
export interface ApprovalRequest {
  readonly errand: Errand;
  /** Medicines as approved before, if they have changed since the approval. */
  readonly former?: readonly MedicinePayload[];
  readonly lately?: RecentSendings;
}

interface PreviewBodyProps {
  patientId: string;
  patient: PatientProfile;
  /** Error of refetching the patient. */
  patientError: Error | null;
  asked: ApprovalRequest;
  onClose: (errand: Errand | null) => void;
}

/** Renders patient, warnings and the Shoop as the patient will read it. The buttons are sticky. */
export function PreviewBody({ patientId, patient, patientError, asked, onClose }: PreviewBodyProps) {
  const { former, lately = {} } = asked;
  const { errand, setErrand, recommendation, reason, ...choices } = usePreviewedErrand(patientId, asked);
  const name = fullName(patient);
  return (
    <>
      <Stack gap="md" className={classes.shown}>
        <Whom patientId={patientId} patient={patient} patientError={patientError} />
        {patient.deceased && (
          <InlineNotice kind="warning">
            Whoever reads this patient’s messages now would be told of the Shoop and could read it.
          </InlineNotice>
        )}
        {former && <ChangedSinceApproval former={former} now={payloadsOf(asked.errand)} />}
        {lately.toPatient && (
          <TogetherChoice
            patientId={patientId}
            name={name}
            errand={errand}
            isAdding={choices.isAdding}
            former={lately.toPatient}
            onAdding={choices.setAdding}
            onChoose={setErrand}
          />
        )}
        {lately.toAnother && (
          <PatientChoice name={name} other={lately.toAnother} onAnswer={choices.setMeant} />
        )}
        {choices.loading.length > 0 && (
          <SendUncompared
            loading={choices.loading}
            isChosen={choices.isAnyway}
            onChoose={choices.setAnyway}
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
        onSend={() => onClose(errand)}
      />
    </>
  );
}

/**
 * State of the previewed errand and of the choices before it is sent. What is shown depends on the
 * errand alone, so nothing changes while the physician reads.
 */
function usePreviewedErrand(patientId: string, { errand: asked, lately = {} }: ApprovalRequest) {
  const [errand, setErrand] = useState(asked);
  const [isMeant, setMeant] = useState(lately.toAnother === undefined);
  const [isAnyway, setAnyway] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { loading } = useSafetyContext(patientId);
  const recommendation = useMemo(() => previewAsPatient(payloadsOf(errand), patientId), [errand, patientId]);
  const answers = useMemo(() => answersOf(errand), [errand]);
  const reason = [
    !isMeant && 'Please say first whom it is for.',
    isAdding && 'Please wait until both are here.',
    loading.length > 0 && !isAnyway && 'Please say first that it is sent without comparing.',
  ].find((words) => words !== false);
  return {
    ...{ errand, setErrand, recommendation, answers, reason, loading },
    ...{ setMeant, isAnyway, setAnyway, isAdding, setAdding },
  };
}

type WhomProps = Pick<PreviewBodyProps, 'patientId' | 'patient' | 'patientError'>;

/** Names the patient, with the facts that matter for a dose. Focus begins here. */
function Whom({ patientId, patient, patientError }: WhomProps) {
  const whom = useRef<HTMLDivElement>(null);
  // Focused here, because the dialog may have opened before the patient was loaded.
  useEffect(() => whom.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.head}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        ref={whom}
        role="group"
        aria-label="It is for"
        tabIndex={-1}
        data-autofocus
        className={classes.whom}
      >
        <Portrait image={patient.profileImage} size="md" />
        <div className={classes.who}>
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
