import { useEffect, useState } from 'react';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { type Comparison, compareWithSeen } from '#domain/seen-answers/changes.ts';
import { listSeenItems } from '#domain/seen-answers/seen-items.ts';
import type { SeenAnswers } from '#drafts/seen-answers.ts';

/** Comparison of a record, which is a former one until the present one is compared. */
interface Compared {
  readonly record: WireRecord | null;
  readonly comparison: Comparison;
}

/** Lists the items of a section's record. */
export const itemsOf = (module: QuestionnaireSection['module'], record: WireRecord | null) =>
  listSeenItems(questionnaires[module], decodeAnswers(questionnaires[module], record));

/**
 * Compares a section's record with what was last seen of it.
 * @param seen undefined where nothing is compared
 * @returns null until the first record is compared
 */
export function useComparison(
  seen: SeenAnswers | undefined,
  module: QuestionnaireSection['module'],
  record: WireRecord | null,
): Compared | null {
  const [compared, setCompared] = useState<Compared | null>(null);
  useEffect(() => {
    if (!seen) return;
    let isStale = false;
    async function compare(seen: SeenAnswers) {
      const shown = await seen.digest(module, itemsOf(module, record));
      const lastSeen = await seen.read(module, shown.keys());
      if (isStale) return;
      setCompared((former) => ({
        record,
        comparison: compareWithSeen(former?.comparison ?? null, shown, lastSeen),
      }));
    }
    // What cannot be compared is not marked.
    void compare(seen).catch(() => {});
    return () => {
      isStale = true;
    };
  }, [seen, module, record]);
  return compared;
}
