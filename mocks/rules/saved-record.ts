import type { IntakeModule } from '#domain/intake/sections.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { Store } from '#mocks/store/store.ts';

/** What somebody saved in a section of their intake; nothing yet is an empty record. */
export function savedRecord({ tables }: Store, patientId: string, of: IntakeModule): WireRecord {
  return (
    tables.intakeRecords.find(({ userId, module }) => userId === patientId && module === of)?.record ?? {}
  );
}
