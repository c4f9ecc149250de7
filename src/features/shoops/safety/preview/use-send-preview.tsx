import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointQuery } from '#api/query.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import type { Submission } from '../../sending/submission.ts';
import classes from '../safety.module.css';
import { useReadBack } from '../use-read-back.tsx';
import { type ApprovalRequest, PreviewBody } from './preview-body.tsx';

/** Preview of a Shoop before it is sent, and check of it afterwards. */
export interface SendApproval {
  /**
   * Previews a submission as the patient will read it, and waits for the approval.
   * @returns the submission to send, perhaps with medicines of an earlier one; null if not approved
   */
  ask(submission: Submission, context?: Omit<ApprovalRequest, 'submission'>): Promise<Submission | null>;
  /** Preview dialog, to be rendered by the caller. */
  readonly dialog: ReactNode;
  /**
   * Compares the stored Shoops with the sent ones. It never rejects.
   * @param idsBefore ids of the Shoops sent before; null if unknown
   */
  readBack(payloads: readonly MedicinePayload[], idsBefore: ReadonlySet<string> | null): Promise<void>;
  /** Alarms about differences or failed checks, shown until they are dismissed. */
  readonly alarm: ReactNode;
}

/** Request that waits for an answer. */
interface PendingRequest extends ApprovalRequest {
  readonly answer: (submission: Submission | null) => void;
}

/**
 * Previews a Shoop before it is sent, and reads it back afterwards.
 * @param patientId patient of the page; each patient has a form of their own
 */
export function useSendPreview(patientId: string): SendApproval {
  const [pending, setPending] = useState<PendingRequest | null>(null);
  const { readBack, alarm } = useReadBack(patientId);
  // Leaving the page counts as no approval. An answered question is not affected.
  useEffect(() => () => pending?.answer(null), [pending]);

  const ask = useCallback<SendApproval['ask']>(
    (submission, context) => new Promise((answer) => setPending({ submission, ...context, answer })),
    [],
  );
  const close = (submission: Submission | null) => {
    pending?.answer(submission);
    setPending(null);
  };
  const dialog = <SendPreview patientId={patientId} request={pending} onClose={close} />;
  return { ask, dialog, readBack, alarm };
}

interface SendPreviewProps {
  patientId: string;
  /** Shoop to approve; null if there is none. */
  request: ApprovalRequest | null;
  onClose: (submission: Submission | null) => void;
}

/** Dialog that shows the Shoop as the patient will read it. Escape and the cross cancel. */
export function SendPreview({ patientId, request, onClose }: SendPreviewProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const { data } = useQuery(endpointQuery(readPatient, { query: { patientId } }));
  return (
    <Modal
      opened={request !== null}
      onClose={() => onClose(null)}
      title={data?.deceased ? 'Send a Shoop to a patient who has died?' : 'Send this Shoop?'}
      size="60rem"
      fullScreen={isPhone}
      radius={isPhone ? 0 : undefined}
      classNames={{ content: classes.dialogContent, header: classes.dialogHeader, body: classes.dialogBody }}
    >
      {request && (
        <PreviewContents key={patientId} patientId={patientId} request={request} onClose={onClose} />
      )}
    </Modal>
  );
}

/**
 * Contents of the open dialog. It refetches the patient, who may have died since. The query must be
 * in here: the dialog mounts a frame late and would miss a failure before that.
 */
function PreviewContents({ patientId, request, onClose }: SendPreviewProps & { request: ApprovalRequest }) {
  const query = useQuery({
    ...endpointQuery(readPatient, { query: { patientId } }),
    refetchOnMount: 'always',
  });
  return (
    <Loaded
      query={query}
      what="the patient"
      hint="Nothing is sent."
      skeleton={<CardSkeleton label="Loading the patient" lines={6} />}
    >
      {(patient) => (
        <PreviewBody
          patient={patient}
          patientError={query.error}
          patientId={patientId}
          request={request}
          onClose={onClose}
        />
      )}
    </Loaded>
  );
}
