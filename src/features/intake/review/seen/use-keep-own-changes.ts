import { readUserId } from '#api/session/session.ts';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { roundTripAnswers } from '#domain/questions/answers/merge-answers.ts';
import type { Answers } from '#domain/questions/question.ts';
import { listSeenItems } from '#domain/seen-answers/seen-items.ts';
import { useSubject } from '../../subject.ts';

/**
 * Returns a function that counts the changes of a physician's own save as seen, so that the review
 * does not mark them. Answers that the save did not change count as unseen still.
 */
export function useKeepOwnChanges({ module }: QuestionnaireSection) {
  const { isOwn, ownerId } = useSubject();
  const questionnaire = questionnaires[module];

  async function storeAsSeen(base: Answers, saved: Answers): Promise<void> {
    const baseTexts = new Map(listSeenItems(questionnaire, base).map(({ name, text }) => [name, text]));
    // As the review decodes them after the save.
    const items = listSeenItems(questionnaire, roundTripAnswers(questionnaire, saved));
    const { openSeenAnswers } = await import('#drafts/seen-answers.ts');
    const seenAnswers = await openSeenAnswers(readUserId(), ownerId);
    const changedItems = items.filter(({ name, text }) => baseTexts.get(name) !== text);
    await seenAnswers?.add(module, await seenAnswers.digest(module, changedItems), Date.now());
  }

  /** @param base stored answers that the physician has edited */
  return (base: Answers, saved: Answers) => {
    // Without storage, the review has no marks.
    if (!isOwn) void storeAsSeen(base, saved).catch(() => {});
  };
}
