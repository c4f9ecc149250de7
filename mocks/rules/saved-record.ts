import type { IntakeModule } from '#domain/intake/sections.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { Store } from '#mocks/store/store.ts';

/** Returns a patient's record of a section of the intake; empty if nothing was saved. */
export function readSavedRecord(
  { tables }: Store,
  patientId: string,
  wantedModule: IntakeModule,
): WireRecord {
  return (
    tables.intakeRecords.find(({ userId, module }) => userId === patientId && module === wantedModule)
      ?.record ?? {}
  );
}
