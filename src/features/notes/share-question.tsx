import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointQuery } from '#api/query.ts';
import { ConfirmAboutPatient } from '#clinic/patient-page/confirm-about-patient.tsx';

/** Confirmation before a note is shared with a patient who has died (physician §4). */
export function useShareQuestion(patientId: string) {
  const { data: patient } = useQuery(endpointQuery(readPatient, { query: { patientId } }));
  /** Passes on the user's answer while the dialog is open; null while it is closed. */
  const [resolveAnswer, setResolveAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);

  /** Returns true for a living patient, or once the user has confirmed. */
  async function confirmSharing(): Promise<boolean> {
    if (!patient?.deceased) return true;
    // A function in a function, since a state setter calls the function that it is given.
    return new Promise((resolve) => setResolveAnswer(() => resolve));
  }
  /** Closes the dialog and passes on the user's answer. */
  function answer(isConfirmed: boolean) {
    resolveAnswer?.(isConfirmed);
    setResolveAnswer(null);
  }
  return { confirmSharing, isAsking: resolveAnswer !== null, answer, patient };
}

/** Confirmation that names the patient (decision 72): a mistake reaches the family. */
export function ShareQuestionDialog({ question }: { question: ReturnType<typeof useShareQuestion> }) {
  const { isAsking, answer, patient } = question;
  if (!patient) return null;
  return (
    <ConfirmAboutPatient
      patient={patient}
      opened={isAsking}
      title="Share a note with a patient who has died?"
      cancelLabel="Do not share"
      confirmLabel="Save and share"
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      Whoever reads this patient’s messages now would be told of the note and could read it.
    </ConfirmAboutPatient>
  );
}
