import type { CheckUp, Dose } from './check-up.ts';
import type { CheckUpRecord } from './check-up-questions.ts';

const serializeDose = ({ amount, frequency, ingestionMethod, product }: Dose) =>
  JSON.stringify([amount, frequency, ingestionMethod, product]);

/** Serializes the ratings without unanswered ones, sorted by key, so that order does not matter. */
const serializeRatings = (ratings: CheckUp['objective']) =>
  JSON.stringify(
    Object.entries(ratings)
      .filter(([, feeling]) => feeling !== '')
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

/** Returns true if a listed check-up has the content of the one that was sent. */
export function isSameCheckUp(sent: CheckUpRecord, listed: CheckUp): boolean {
  return (
    sent.cannabisToday === listed.cannabisToday &&
    sent.status === listed.status &&
    sent.comment === listed.comment &&
    serializeRatings(sent.objective) === serializeRatings(listed.objective) &&
    sent.canabiesDose.map(serializeDose).join() === listed.doses.map(serializeDose).join()
  );
}
