import { useEffect, useState } from 'react';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { type Comparison, compareWithSeen } from '#domain/seen-answers/changes.ts';
import { listSeenItems } from '#domain/seen-answers/seen-items.ts';
import type { SeenAnswers } from '#drafts/seen-answers.ts';

/** Comparison of a record: of the previous one until the current one is compared. */
interface RecordComparison {
  readonly record: WireRecord | null;
  readonly comparison: Comparison;
}

/** Lists the items of a section's record. */
export const listRecordItems = (module: QuestionnaireSection['module'], record: WireRecord | null) =>
  listSeenItems(questionnaires[module], decodeAnswers(questionnaires[module], record));

/**
 * Compares a section's record with the answers that this physician has seen last.
 * @param seenAnswers undefined where nothing is compared
 * @returns null until the first record is compared
 */
export function useComparison(
  seenAnswers: SeenAnswers | undefined,
  module: QuestionnaireSection['module'],
  record: WireRecord | null,
): RecordComparison | null {
  const [recordComparison, setRecordComparison] = useState<RecordComparison | null>(null);
  useEffect(() => {
    if (!seenAnswers) return;
    let isStale = false;
    async function compare(seenAnswers: SeenAnswers) {
      const shownDigests = await seenAnswers.digest(module, listRecordItems(module, record));
      const lastSeen = await seenAnswers.read(module, shownDigests.keys());
      if (isStale) return;
      setRecordComparison((previous) => ({
        record,
        comparison: compareWithSeen(previous?.comparison ?? null, shownDigests, lastSeen),
      }));
    }
    // Without digests or storage, nothing is marked.
    void compare(seenAnswers).catch(() => {});
    return () => {
      isStale = true;
    };
  }, [seenAnswers, module, record]);
  return recordComparison;
}
