import { findProblems } from '#domain/questions/questionnaire.ts';
import { shoopForm } from '#domain/shoops/medicine/medicine-questions.ts';
import { answersOfDraft } from '#domain/shoops/payload.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';

/** Returns the reason why a draft cannot be sent as it is (physician §4, §5), or null. */
export function describeSendProblem(draft: Shoop, isLoaded: boolean): string | null {
  if (draft.isReady) return 'This Shoop was sent already.';
  if (isLoaded) return 'It is in the form. Send it from there, so that your changes go with it.';
  const [problem] = Object.values(findProblems(shoopForm.questions, { shoop: [answersOfDraft(draft)] }));
  return problem === undefined ? null : `${problem}. Edit it before it is sent.`;
}
