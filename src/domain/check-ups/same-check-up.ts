import type { CheckUp, Dose } from './check-up.ts';
import type { CheckUpRecord } from './check-up-questions.ts';

const doseText = ({ amount, frequency, ingestionMethod, product }: Dose) =>
  JSON.stringify([amount, frequency, ingestionMethod, product]);

/** The ratings that were given, in an order of their own. */
const ratingsText = (ratings: CheckUp['objective']) =>
  JSON.stringify(
    Object.entries(ratings)
      .filter(([, feeling]) => feeling !== '')
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

/** Whether a listed check-up says what was sent. */
export function isSameCheckUp(sent: CheckUpRecord, listed: CheckUp): boolean {
  return (
    sent.cannabisToday === listed.cannabisToday &&
    sent.status === listed.status &&
    sent.comment === listed.comment &&
    ratingsText(sent.objective) === ratingsText(listed.objective) &&
    sent.canabiesDose.map(doseText).join() === listed.doses.map(doseText).join()
  );
}
