import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointQuery } from '#api/query.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import type { Errand } from '../sending/errand.ts';
import { type Asked, PreviewBody } from './preview-body.tsx';
import classes from './safety.module.css';
import { useReadBack } from './use-read-back.tsx';

export interface SendingSafely {
  /**
   * Shows an errand as the patient will read it, and waits for an answer.
   * @returns the errand that is to be sent: the same, or with the medicines that go together with it; null for none
   */
  ask(errand: Errand, beside?: Omit<Asked, 'errand'>): Promise<Errand | null>;
  /** The preview, wherever it is rendered. */
  readonly dialog: ReactNode;
  /**
   * Reads what the clinic has stored of a sending and compares it with what was sent. It never rejects.
   * @param before the ids of what had been sent before; null where they are not known
   */
  readBack(payloads: readonly MedicinePayload[], before: ReadonlySet<string> | null): Promise<void>;
  /** What differs, or that nobody could tell; stays until it is dismissed. */
  readonly alarm: ReactNode;
}

interface Question extends Asked {
  readonly answer: (errand: Errand | null) => void;
}

/**
 * What is asked before a Shoop is sent to a patient, and looked up afterwards.
 * @param patientId whose page it is; of another patient a form of its own asks
 */
export function useSendPreview(patientId: string): SendingSafely {
  const [question, setQuestion] = useState<Question | null>(null);
  const { readBack, alarm } = useReadBack(patientId);
  // Whoever leaves has not said yes. A question that was answered stays answered.
  useEffect(() => () => question?.answer(null), [question]);

  const ask = useCallback<SendingSafely['ask']>(
    (errand, beside) => new Promise((answer) => setQuestion({ errand, ...beside, answer })),
    [],
  );
  const close = (errand: Errand | null) => {
    question?.answer(errand);
    setQuestion(null);
  };
  const dialog = <SendPreview patientId={patientId} asked={question} onClose={close} />;
  return { ask, dialog, readBack, alarm };
}

interface SendPreviewProps {
  patientId: string;
  /** The Shoop that is to be sent; null while there is none. */
  asked: Asked | null;
  onClose: (errand: Errand | null) => void;
}

/** Shows what the patient will read, before it is sent. Escape and the cross lead back. */
export function SendPreview({ patientId, asked, onClose }: SendPreviewProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const { data } = useQuery(endpointQuery(readPatient, { query: { patientId } }));
  return (
    <Modal
      opened={asked !== null}
      onClose={() => onClose(null)}
      title={data?.deceased ? 'Send a Shoop to a patient who has died?' : 'Send this Shoop?'}
      size="60rem"
      fullScreen={isPhone}
      radius={isPhone ? 0 : undefined}
      classNames={{ content: classes.content, header: classes.dialogHead, body: classes.body }}
    >
      {asked && <Contents key={patientId} patientId={patientId} asked={asked} onClose={onClose} />}
    </Modal>
  );
}

/**
 * Lives as long as the dialog is open, and asks again each time: somebody may have died since the page was opened. The
 * dialog renders it a frame later than itself: what was asked for outside might have failed meanwhile, unnoticed.
 */
function Contents({ patientId, asked, onClose }: SendPreviewProps & { asked: Asked }) {
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
        <PreviewBody patient={patient} patientError={query.error} {...{ patientId, asked, onClose }} />
      )}
    </Loaded>
  );
}
