import { Button, Stack, Title } from '@mantine/core';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { RecommendationCard } from '#clinic/shoops/recommendation-card.tsx';
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
import { SendUncompared, useIsHistoryLoading } from '../uncompared.tsx';
import { previewAsPatient } from './preview-as-patient.ts';
import { PreviewFacts } from './preview-facts.tsx';
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
  const [errand, setErrand] = useState(asked.errand);
  // Depends on the errand alone, so nothing changes while the physician reads.
  const recommendation = useMemo(() => previewAsPatient(payloadsOf(errand), patientId), [errand, patientId]);
  const answers = useMemo(() => answersOf(errand), [errand]);
  const [isMeant, setIsMeant] = useState(lately.toAnother === undefined);
  const isUncompared = useIsHistoryLoading(patientId);
  const [isAnyway, setAnyway] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const name = fullName(patient);
  const reason = [
    !isMeant && 'Please say first whom it is for.',
    isAdding && 'Please wait until both are here.',
    isUncompared && !isAnyway && 'Please say first that it is sent without comparing.',
  ].find((words) => words !== false);
  const reasonId = useId();
  const whom = useRef<HTMLDivElement>(null);
  // Focused here, because the dialog may have opened before the patient was loaded.
  useEffect(() => whom.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Stack gap="md" className={classes.shown}>
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
              <bdi className={classes.patientName}>{name}</bdi>{' '}
              <span>{formatBirthDateLine(patient.dob)}</span>
            </div>
          </div>
          <PreviewFacts
            patientId={patientId}
            interactions={summarizeInteractions({ data: patient, error: patientError })}
          />
        </div>
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
            isAdding={isAdding}
            former={lately.toPatient}
            onAdding={setAdding}
            onChoose={setErrand}
          />
        )}
        {lately.toAnother && <PatientChoice name={name} other={lately.toAnother} onAnswer={setIsMeant} />}
        {isUncompared && <SendUncompared isChosen={isAnyway} onChoose={setAnyway} />}
        <PreviewWarnings patientId={patientId} answers={answers} />
        {recommendation ? (
          <Stack component="section" gap="sm" aria-labelledby="what-the-patient-reads">
            <Title order={3} size="h4" id="what-the-patient-reads">
              What {name} will read
            </Title>
            <RecommendationCard
              recommendation={recommendation}
              titleOrder={4}
              showsAdminNotes
              showsWholeDay
            />
          </Stack>
        ) : (
          <InlineNotice kind="error" title="This cannot be sent as it is.">
            {name} would not be able to read all of it. Nothing is sent; please go back and look through it.
          </InlineNotice>
        )}
      </Stack>
      <div className={classes.foot}>
        {reason && (
          <span id={reasonId} className={classes.reason}>
            {reason}
          </span>
        )}
        <Button variant="default" onClick={() => onClose(null)}>
          Back
        </Button>
        <Button
          disabled={reason !== undefined || recommendation === null}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => onClose(errand)}
        >
          Send to {name}
        </Button>
      </div>
    </>
  );
}
