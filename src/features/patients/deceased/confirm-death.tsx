import { useEffect } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { ConfirmAboutPatient } from '#clinic/patient-page/confirm-about-patient.tsx';
import { type DeathRecord, deceasedCardId } from './death-record.ts';

interface ConfirmDeathProps {
  opened: boolean;
  patient: PatientProfile;
  /** Data to save; stays set while the dialog closes. */
  death: DeathRecord | undefined;
  error: string | undefined;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Returns the dialog's texts, which depend on the stored and the new data. */
function dialogTexts(death: DeathRecord, wasDeceased: boolean) {
  if (!death.deceased)
    return {
      title: 'Take the mark back?',
      confirmLabel: 'Take it back',
      consequence:
        'The date and the cause of death are removed. This patient is shown as living everywhere again.',
    };
  const consequence = `Died ${death.deceasedDate}, of: ${death.deceasedCause}.`;
  if (wasDeceased)
    return { title: 'Change what is known of this death?', confirmLabel: 'Change it', consequence };
  return {
    title: 'Mark this patient as deceased?',
    confirmLabel: 'Mark as deceased',
    consequence: `${consequence} Header and listing show it at once, and what would be sent to the patient asks first.`,
  };
}

/** Focuses the card when the dialog unmounts, because the disabled Confirm cannot take focus. */
function FocusCardOnUnmount() {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      document.getElementById(deceasedCardId)?.focus({ preventScroll: true });
    },
    [],
  );
  return null;
}

/** Confirmation that names the patient (decision 72), for the page's most dangerous action. */
export function ConfirmDeath({ opened, patient, death, error, onConfirm, onClose }: ConfirmDeathProps) {
  if (!death) return null;
  const { title, confirmLabel, consequence } = dialogTexts(death, patient.deceased);
  return (
    <ConfirmAboutPatient
      patient={patient}
      opened={opened}
      title={title}
      confirmLabel={confirmLabel}
      danger
      error={error}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {consequence}
      <FocusCardOnUnmount />
    </ConfirmAboutPatient>
  );
}
