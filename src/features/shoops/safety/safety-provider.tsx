import { createContext, type ReactNode, useContext } from 'react';
import { type PatientSafety, useSafetyContext } from './use-safety-context.ts';

const PatientSafetyContext = createContext<PatientSafety | null>(null);

/** Stands around a patient's form, so that its warnings know of the patient. */
export function SafetyProvider({ patientId, children }: { patientId: string; children: ReactNode }) {
  const safety = useSafetyContext(patientId);
  return <PatientSafetyContext value={safety}>{children}</PatientSafetyContext>;
}

/** @throws Error outside a `SafetyProvider`: warnings that know nothing of the patient would look like no warnings */
export function usePatientSafety(): PatientSafety {
  const safety = useContext(PatientSafetyContext);
  if (!safety) throw new Error('Warnings must stand inside a SafetyProvider.');
  return safety;
}
