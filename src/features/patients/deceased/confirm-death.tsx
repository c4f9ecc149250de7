import { useEffect } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { ConfirmAbout } from '#clinic/patient-page/confirm-about.tsx';
import { type Death, deceasedCardId } from './death.ts';

interface ConfirmDeathProps {
  opened: boolean;
  patient: PatientProfile;
  /** What is about to be saved; still there while the question closes. */
  death: Death | undefined;
  error: string | undefined;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** What is asked, depending on what is stored and what is about to be. */
function wordsOf(death: Death, wasDeceased: boolean) {
  if (!death.deceased)
    return {
      title: 'Take the mark back?',
      verb: 'Take it back',
      what: 'The date and the cause of death are removed. This patient is shown as living everywhere again.',
    };
  const what = `Died ${death.deceasedDate}, of: ${death.deceasedCause}.`;
  if (wasDeceased) return { title: 'Change what is known of this death?', verb: 'Change it', what };
  return {
    title: 'Mark this patient as deceased?',
    verb: 'Mark as deceased',
    what: `${what} Header and listing show it at once, and what would be sent to the patient asks first.`,
  };
}

/** Confirm, which has asked, takes no focus back once there is nothing more to confirm: the card does, to go on from there. */
function FocusAfterwards() {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      document.getElementById(deceasedCardId)?.focus({ preventScroll: true });
    },
    [],
  );
  return null;
}

/** Asks before a patient is marked, and names whom it is about (decision 72): nothing on this page is more dangerous. */
export function ConfirmDeath({ opened, patient, death, error, onConfirm, onClose }: ConfirmDeathProps) {
  if (!death) return null;
  const { title, verb, what } = wordsOf(death, patient.deceased);
  return (
    <ConfirmAbout
      patient={patient}
      opened={opened}
      title={title}
      confirmLabel={verb}
      danger
      error={error}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {what}
      <FocusAfterwards />
    </ConfirmAbout>
  );
}
