import { useMemo, useState } from 'react';
import { saveDeceased } from '#api/endpoints/deceased.ts';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { useWrite } from '#api/use-write.ts';
import { deceasedQuestions } from '#domain/deceased/deceased-questions.ts';
import type { Answers } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers } from '#domain/questions/questionnaire.ts';
import { type DeathRecord, deathOf } from './death.ts';

export interface DeceasedFormProps {
  patientId: string;
  patient: PatientProfile;
  /** Called when the form becomes dirty or clean. */
  onTouched: (touched: boolean) => void;
  onSaved: (death: DeathRecord) => void;
}

/** Pending confirmation, and the resolver of its answer. */
interface PendingConfirmation {
  death: DeathRecord;
  answer: (confirmed: boolean) => void;
}

/** Questions of a death, the confirmation of a save, and whether answers are unsaved. */
export function useDeathForm({ patientId, patient, onTouched, onSaved }: DeceasedFormProps) {
  const { dob } = patient;
  const questions = useMemo(() => deceasedQuestions(dob), [dob]);
  const [initial] = useState(() => decodeAnswers(questions, deathOf(patient)));
  const [stored, setStored] = useState(() => encodeAnswers(questions, initial));
  const [isDirty, setDirty] = useState(false);
  const [pending, setPending] = useState<PendingConfirmation | null>(null);
  const [isAsking, setAsking] = useState(false);
  const save = useWrite(saveDeceased);

  /** Compares encoded answers: hidden ones are not sent, so they are no change. */
  function updateDirty(answers: Answers, against = stored) {
    const dirty = JSON.stringify(encodeAnswers(questions, answers)) !== JSON.stringify(against);
    setDirty(dirty);
    onTouched(dirty);
  }

  async function submit(answers: Answers) {
    const death = encodeAnswers(questions, answers) as unknown as DeathRecord;
    save.reset();
    setAsking(true);
    const isMeant = await new Promise<boolean>((answer) => setPending({ death, answer }));
    // A rejection tells the form that nothing was saved; it keeps its answers.
    if (!isMeant) throw new Error('Not confirmed');
    setStored({ ...death });
    updateDirty(answers, { ...death });
    onSaved(death);
  }

  async function confirm() {
    if (!pending) return;
    await save.mutateAsync({ body: { patientId, ...pending.death } });
    pending.answer(true);
  }

  function cancel() {
    pending?.answer(false);
    setAsking(false);
  }

  const question = { opened: isAsking, death: pending?.death, onConfirm: confirm, onClose: cancel };
  const wasDeceased = stored.deceased === true;
  return { questions, initial, isDirty, wasDeceased, error: save.error, updateDirty, submit, question };
}
