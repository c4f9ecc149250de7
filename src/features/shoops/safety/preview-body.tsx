import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { WhomPatient } from '#clinic/patient-page/whom.tsx';
import { RecommendationCard } from '#clinic/shoops/recommendation-card.tsx';
import { fullName } from '#domain/values/full-name.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { asPatientReads } from './as-patient-reads.ts';
import type { Asked } from './asked.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { PreviewWarnings } from './preview-warnings.tsx';
import classes from './safety.module.css';
import { SendUncompared, useUncompared } from './uncompared.tsx';
import { WhomFor } from './whom-for.tsx';

interface PreviewBodyProps {
  patientId: string;
  patient: PatientProfile;
  asked: Asked;
  onClose: (isSent: boolean) => void;
}

/** For whom, what looks mistaken, and what they will read; the buttons come last, so that whoever presses has passed it. */
export function PreviewBody({ patientId, patient, asked, onClose }: PreviewBodyProps) {
  // As it was when it was asked: what is looked at does not change under the reader.
  const [recommendation] = useState(() => asPatientReads(asked.payloads, patientId));
  const { other } = asked;
  const [isMeant, setIsMeant] = useState(other === undefined);
  const isUncompared = useUncompared(patientId);
  const [isAnyway, setAnyway] = useState(false);
  const isReady = isMeant && (!isUncompared || isAnyway);
  const name = fullName(patient);
  const reasonId = useId();
  const whom = useRef<HTMLDivElement>(null);
  // The dialog may have been there before the patient was.
  useEffect(() => whom.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap="lg">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        ref={whom}
        role="group"
        aria-label="It is for"
        tabIndex={-1}
        data-autofocus
        className={classes.whom}
      >
        <WhomPatient patient={patient} />
      </div>
      {patient.deceased && (
        <InlineNotice kind="warning">
          Whoever reads this patient’s messages now would be told of the Shoop and could read it.
        </InlineNotice>
      )}
      {asked.former && <ChangedMeanwhile former={asked.former} now={asked.payloads} />}
      {other && <WhomFor name={name} other={other} onAnswer={setIsMeant} />}
      {isUncompared && <SendUncompared isChosen={isAnyway} onChoose={setAnyway} />}
      <PreviewWarnings patientId={patientId} answers={asked.answers} />
      {recommendation ? (
        <Stack component="section" gap="sm" aria-labelledby="what-the-patient-reads">
          <Title order={3} size="h4" id="what-the-patient-reads">
            What {name} will read
          </Title>
          <RecommendationCard recommendation={recommendation} titleOrder={4} showsAdminNotes showsWholeDay />
        </Stack>
      ) : (
        <InlineNotice kind="error" title="This cannot be sent as it is.">
          {name} would not be able to read all of it. Nothing is sent; please go back and look through it.
        </InlineNotice>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onClose(false)}>
          Back
        </Button>
        <Button
          disabled={!isReady || recommendation === null}
          aria-describedby={isReady ? undefined : reasonId}
          onClick={() => onClose(true)}
        >
          Send to {name}
        </Button>
      </div>
      {!isReady && (
        <Text id={reasonId} size="sm" c="dimmed" ta="end">
          {isMeant
            ? 'Please wait, or say first that it is sent without comparing.'
            : 'Please say first whom it is for.'}
        </Text>
      )}
    </Stack>
  );
}
