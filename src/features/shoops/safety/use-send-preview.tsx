import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { answersOf, type Errand, payloadsOf } from '../sending/errand.ts';
import type { Asked } from './asked.ts';
import { SendPreview } from './send-preview.tsx';
import { useReadBack } from './use-read-back.tsx';

type Beside = Pick<Asked, 'former' | 'other'>;

export interface SendingSafely {
  /**
   * Shows what the patient will read, and waits.
   * @param beside what was shown before, where it has changed since somebody said yes, and what went to somebody else a moment ago
   * @returns whether it is to be sent
   */
  ask(errand: Errand, beside?: Beside): Promise<boolean>;
  /** The preview, wherever it is drawn. */
  readonly dialog: ReactNode;
  /**
   * Once it is sent: reads what the clinic has stored and holds it against what was sent. It never rejects.
   * @param before the ids of what had been sent before; null where they are not known
   */
  readBack(payloads: readonly MedicinePayload[], before: ReadonlySet<string> | null): Promise<void>;
  /** What differs, or that nobody could tell; stays until it is dismissed. */
  readonly alarm: ReactNode;
}

interface Question extends Asked {
  readonly answer: (isSent: boolean) => void;
}

/**
 * What is asked before a Shoop is sent to a patient, and looked up afterwards.
 * @param patientId whose page it is; of another patient a form of its own asks
 */
export function useSendPreview(patientId: string): SendingSafely {
  const [question, setQuestion] = useState<Question | null>(null);
  const { readBack, alarm } = useReadBack(patientId);
  // Whoever leaves has not said yes. What was answered already stays so.
  useEffect(() => () => question?.answer(false), [question]);

  const ask = useCallback(
    (errand: Errand, beside?: Beside) =>
      new Promise<boolean>((answer) => {
        const asked = { payloads: payloadsOf(errand), answers: answersOf(errand) };
        setQuestion({ ...asked, ...beside, answer });
      }),
    [],
  );
  const close = (isSent: boolean) => {
    question?.answer(isSent);
    setQuestion(null);
  };
  const dialog = <SendPreview patientId={patientId} asked={question} onClose={close} />;
  return { ask, dialog, readBack, alarm };
}
