import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import type { Asked } from './asked.ts';
import { SendPreview } from './send-preview.tsx';
import { useReadBack } from './use-read-back.tsx';

export interface SendingSafely {
  /** Shows what the patient will read, and waits. @returns whether it is to be sent */
  ask(payloads: readonly MedicinePayload[], answers: readonly Answers[]): Promise<boolean>;
  /** The preview, wherever it is drawn. */
  readonly dialog: ReactNode;
  /** Once it is sent: reads what the clinic has stored and holds it against what was sent. It never rejects. */
  readBack(payloads: readonly MedicinePayload[]): Promise<void>;
  /** What differs, or that nobody could tell; stays until it is dismissed. */
  readonly alarm: ReactNode;
}

/**
 * What is asked before a Shoop is sent to a patient, and looked up afterwards.
 * @param patientId whose page it is; of another patient a form of its own asks
 */
export function useSendPreview(patientId: string): SendingSafely {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<((isSent: boolean) => void) | null>(null);
  const { readBack, noteWhatIsThere, alarm } = useReadBack(patientId);

  const close = useCallback((isSent: boolean) => {
    answer.current?.(isSent);
    answer.current = null;
    setAsked(null);
  }, []);
  // Whoever leaves has not said yes.
  useEffect(() => () => answer.current?.(false), []);

  const ask = useCallback(
    (payloads: readonly MedicinePayload[], answers: readonly Answers[]) => {
      answer.current?.(false);
      setAsked({ payloads, answers });
      return new Promise<boolean>((resolve) => {
        answer.current = (isSent) => {
          if (isSent) noteWhatIsThere();
          resolve(isSent);
        };
      });
    },
    [noteWhatIsThere],
  );
  const dialog = <SendPreview patientId={patientId} asked={asked} onClose={close} />;
  return { ask, dialog, readBack, alarm };
}
