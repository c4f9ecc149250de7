import { createContext, type ReactNode, useContext } from 'react';
import { type PatientSafety, useSafetyContext } from './use-safety-context.ts';

const PatientSafetyContext = createContext<PatientSafety | null>(null);

/** Provides the facts about the patient to the warnings of a form. */
export function SafetyProvider({ patientId, children }: { patientId: string; children: ReactNode }) {
  const safety = useSafetyContext(patientId);
  return <PatientSafetyContext value={safety}>{children}</PatientSafetyContext>;
}

/** @throws Error outside a `SafetyProvider`, because missing facts would look like no warnings */
export function usePatientSafety(): PatientSafety {
  const safety = useContext(PatientSafetyContext);
  if (!safety) throw new Error('Warnings must stand inside a SafetyProvider.');
  return safety;
}
