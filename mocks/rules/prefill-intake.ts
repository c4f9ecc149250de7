import type { QuestionnaireModule } from '#domain/intake/questionnaires.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { Store } from '#mocks/store/store.ts';

/** Returns some of a record's fields as text; missing and null fields are empty. */
export const pickTexts = (record: WireRecord, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, String(record[name] ?? '')]));

/** Stores earlier answers as saved sections of the intake, without completing a section. */
export function prefillIntake(
  { tables }: Store,
  userId: string,
  records: Partial<Record<QuestionnaireModule, WireRecord>>,
): void {
  for (const [module, record] of Object.entries(records) as [QuestionnaireModule, WireRecord][])
    tables.intakeRecords.push({ userId, module, record });
}
