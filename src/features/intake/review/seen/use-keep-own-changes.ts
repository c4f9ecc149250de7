import { readUserId } from '#api/session/session.ts';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { roundTripAnswers } from '#domain/questions/answers/merge-answers.ts';
import type { Answers } from '#domain/questions/question.ts';
import { listSeenItems } from '#domain/seen-answers/seen-items.ts';
import { useSubject } from '../../subject.ts';

/**
 * Returns a function that counts the changes of a physician's own save as seen, so that the review
 * does not mark them. What the form left as it was may have been out of sight.
 */
export function useKeepOwnChanges({ module }: QuestionnaireSection) {
  const { isOwn, ownerId } = useSubject();
  const questionnaire = questionnaires[module];

  async function keep(base: Answers, saved: Answers): Promise<void> {
    const known = new Map(listSeenItems(questionnaire, base).map(({ name, text }) => [name, text]));
    const items = listSeenItems(questionnaire, roundTripAnswers(questionnaire, saved));
    const { openSeenAnswers } = await import('#drafts/seen-answers.ts');
    const seen = await openSeenAnswers(readUserId(), ownerId);
    const changed = items.filter(({ name, text }) => known.get(name) !== text);
    await seen?.add(module, await seen.digest(module, changed), Date.now());
  }

  /** @param base answers over which those that were saved were typed */
  return (base: Answers, saved: Answers) => {
    // Without storage, the review has no marks.
    if (!isOwn) void keep(base, saved).catch(() => {});
  };
}
