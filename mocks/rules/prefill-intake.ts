import type { QuestionnaireModule } from '#domain/intake/questionnaires.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { Store } from '#mocks/store/store.ts';

/** Some of a record's fields as texts; what is missing or null is empty. */
export const texts = (record: WireRecord, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, String(record[name] ?? '')]));

/** What was said before the intake began stands in it as it would after a save; no section counts as complete for it. */
export function prefillIntake(
  { tables }: Store,
  userId: string,
  known: Partial<Record<QuestionnaireModule, WireRecord>>,
): void {
  for (const [module, record] of Object.entries(known) as [QuestionnaireModule, WireRecord][])
    tables.intakeRecords.push({ userId, module, record });
}
