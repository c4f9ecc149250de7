import { clear } from 'idb-keyval';
import { readUserId } from '#api/session/session.ts';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import type { IntakeModule } from '#domain/intake/sections.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { listSeenItems } from '#domain/seen-answers/seen-items.ts';
import { openSeenAnswers } from '#drafts/seen-answers.ts';
import type { Store } from '#mocks/store/store.ts';
import { openStore } from '#ui/leaving/open-store.ts';

/** Section as the physician saw it on an earlier visit. */
export interface EarlierVisit {
  patientId: string;
  module: Exclude<IntakeModule, 'MyDocuments'>;
  /** Fields that the patient has changed since, as they were. */
  former?: WireRecord;
}

/** Forgets what other stories have seen. */
export const forgetVisits = () => clear(openStore('intake-seen-answers', 'seen'));

/** Stores an earlier visit of the physician who is signed in. */
export async function storeEarlierVisit(store: Store, visit: EarlierVisit): Promise<void> {
  const { patientId, module, former } = visit;
  const stored = store.tables.intakeRecords.find(
    (entry) => entry.userId === patientId && entry.module === module,
  );
  const record = { ...stored?.record, ...former };
  const items = listSeenItems(questionnaires[module], decodeAnswers(questionnaires[module], record));
  const seen = await openSeenAnswers(readUserId(), patientId);
  // Read 1 ms after 1970, so that whatever the story's app reads counts as newer.
  await seen?.add(module, await seen.digest(module, items), 1);
}
