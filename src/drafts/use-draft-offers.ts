import { useEffect, useMemo, useState } from 'react';
import { type Merge, mergeDraft } from '#domain/questions/answers/merge-answers.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { joinNames } from '#domain/values/names.ts';
import { labelForAudience, type ReviewAudience } from '#questionnaire/review/review-audience.ts';
import type { Offer } from './draft-notice.tsx';
import type { StoredDraft } from './drafts.ts';
import type { FormDrafts } from './use-draft.ts';

/** Draft with the result of merging it into the record. */
export interface DraftOffer extends Offer {
  readonly draft: StoredDraft;
  readonly merge: Merge;
}

/** Returns this tab's own offers, or else those of closed tabs. */
export function ownOrClosedTabs<Offered extends Offer>(offers: readonly Offered[]): readonly Offered[] {
  const ownOffers = offers.filter(({ isOwn }) => isOwn);
  return ownOffers.length > 0 ? ownOffers : offers;
}

/** Number of questions to name; more would not help to tell drafts apart. */
const MAX_NAMED_QUESTIONS = 3;

/**
 * Returns the drafts to offer: this tab's own, or else those of closed tabs. Drafts without changes
 * to the record are discarded silently.
 * @param saved record as answers; a stable object
 * @param audience decides between the two labels of a question
 */
export function useDraftOffers(
  questionnaire: Questionnaire,
  drafts: FormDrafts,
  saved: Answers,
  audience: ReviewAudience = 'patient',
) {
  const { found, discard } = drafts;
  const [discardedKeys, setDiscardedKeys] = useState<ReadonlySet<string>>(new Set());

  const allOffers = useMemo<readonly DraftOffer[] | null>(() => {
    const nameQuestions = ({ typed }: Merge) => {
      const labels = typed
        .slice(0, MAX_NAMED_QUESTIONS)
        .map(({ label, summaryLabel }) => labelForAudience(audience, label, summaryLabel));
      const unnamedCount = typed.length - labels.length;
      return joinNames(labels) + (unnamedCount > 0 ? ` and ${unnamedCount} more` : '');
    };
    return (
      found?.map((draft) => {
        const merge = mergeDraft(questionnaire, draft, saved);
        const { name: key, savedAt, isOwn } = draft;
        return { key, savedAt, isOwn, draft, merge, summary: nameQuestions(merge) };
      }) ?? null
    );
  }, [questionnaire, found, saved, audience]);

  useEffect(() => {
    for (const { draft, merge } of allOffers ?? []) if (!merge.hasNewAnswers) void discard(draft);
  }, [allOffers, discard]);

  const openOffers = allOffers?.filter(({ key, merge }) => merge.hasNewAnswers && !discardedKeys.has(key));
  return {
    /** Null while loading. */
    offers: openOffers ? ownOrClosedTabs(openOffers) : null,
    discard(offers: readonly DraftOffer[]) {
      for (const { draft } of offers) void discard(draft);
      setDiscardedKeys((known) => new Set([...known, ...offers.map(({ key }) => key)]));
    },
  };
}
