import { useMemo, useState } from 'react';
import { saveDeceased } from '#api/endpoints/deceased.ts';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { useWrite } from '#api/use-write.ts';
import { deceasedQuestions } from '#domain/deceased/deceased-questions.ts';
import type { Answers } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers } from '#domain/questions/questionnaire.ts';
import { type DeathRecord, deathOf } from './death-record.ts';

export interface DeceasedFormProps {
  patientId: string;
  patient: PatientProfile;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange: (isDirty: boolean) => void;
  /** Called with the data that was saved. */
  onSaved: (death: DeathRecord) => void;
}

/** Pending confirmation, and the resolver of its answer. */
interface PendingConfirmation {
  death: DeathRecord;
  answer: (confirmed: boolean) => void;
}

/** Holds the form of a death: its questions, its unsaved changes and the confirmation of a save. */
export function useDeathForm({ patientId, patient, onDirtyChange, onSaved }: DeceasedFormProps) {
  const { dob } = patient;
  const questions = useMemo(() => deceasedQuestions(dob), [dob]);
  const [initialAnswers] = useState(() => decodeAnswers(questions, deathOf(patient)));
  const [storedBody, setStoredBody] = useState(() => encodeAnswers(questions, initialAnswers));
  const [isDirty, setDirty] = useState(false);
  const [pendingConfirmation, setPendingConfirmation] = useState<PendingConfirmation | null>(null);
  const [isAsking, setAsking] = useState(false);
  const save = useWrite(saveDeceased);

  /** Compares encoded answers: hidden ones are not sent, so they are no change. */
  function updateDirty(answers: Answers, comparedBody = storedBody) {
    const hasChanges = JSON.stringify(encodeAnswers(questions, answers)) !== JSON.stringify(comparedBody);
    setDirty(hasChanges);
    onDirtyChange(hasChanges);
  }

  /** Resolves once the user has confirmed and the data is saved. @throws Error if not confirmed */
  async function submit(answers: Answers) {
    // The questions have the names of the body's fields.
    const death = encodeAnswers(questions, answers) as unknown as DeathRecord;
    save.reset();
    setAsking(true);
    const isConfirmed = await new Promise<boolean>((answer) => setPendingConfirmation({ death, answer }));
    // A rejection tells the form that nothing was saved; it keeps its answers.
    if (!isConfirmed) throw new Error('Not confirmed');
    setStoredBody({ ...death });
    updateDirty(answers, { ...death });
    onSaved(death);
  }

  /** Saves, then closes the dialog. A failed save leaves it open. */
  async function confirm() {
    if (!pendingConfirmation) return;
    await save.mutateAsync({ body: { patientId, ...pendingConfirmation.death } });
    pendingConfirmation.answer(true);
  }

  /** Closes the dialog. After a success, the answer is given already, and this one is ignored. */
  function cancel() {
    pendingConfirmation?.answer(false);
    setAsking(false);
  }

  const confirmation = {
    opened: isAsking,
    death: pendingConfirmation?.death,
    onConfirm: confirm,
    onClose: cancel,
  };
  const wasDeceased = storedBody.deceased === true;
  return {
    questions,
    initialAnswers,
    isDirty,
    wasDeceased,
    error: save.error,
    updateDirty,
    submit,
    confirmation,
  };
}
