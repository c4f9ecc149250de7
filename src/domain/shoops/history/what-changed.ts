import { formatHundredths } from '#domain/values/amounts/doses.ts';
import { formatNumber } from '#domain/values/amounts/format-number.ts';
import { type ChangedFact, changedFacts, type FactName, noneText } from '../safety/compare/facts.ts';
import { dailyDoseOf } from '../safety/compare/newest-sent.ts';
import { pairUp } from '../safety/compare/pair-up.ts';
import type { Shoop } from '../shoop.ts';

/** Changes of one medicine from a recommendation to the next. */
export interface MedicineChange {
  /** '' if the medicine has no cannabinoid. */
  readonly targetCannabinoid: string;
  /** Never empty: 'Dose 25 → 30 mg a day', 'added'. */
  readonly changes: readonly string[];
}

/** Facts whose new text would be too long for one line: only that they changed is said. */
const longFacts: ReadonlyMap<FactName, { name: string; another: string }> = new Map([
  ['Note', { name: 'note', another: 'another note' }],
  ['Terpenes', { name: 'terpenes', another: 'other terpenes' }],
]);

/** Labels of the facts that need one in a phrase. */
const labels: ReadonlyMap<FactName, string> = new Map([
  ['Target daily dose', 'Target daily dose '],
  ['Doses', 'Doses '],
  ['Frequency', 'Frequency '],
]);

/** Describes a changed fact: 'Frequency 1 → 2', 'note added'. */
function phraseOf({ what, before, now }: ChangedFact): string {
  const longFact = longFacts.get(what);
  if (longFact === undefined) return `${labels.get(what) ?? ''}${before} → ${now}`;
  if (before === noneText) return `${longFact.name} added`;
  return now === noneText ? `${longFact.name} removed` : longFact.another;
}

const isHourly = ({ frequencyUnit }: Shoop) => frequencyUnit === 'Hourly';

/** Describes another amount a day; null if it is the same, unknown, or hourly (decision 70). */
function amountPhrase(before: Shoop, now: Shoop): string | null {
  const [former, present] = [dailyDoseOf(before), dailyDoseOf(now)];
  if (isHourly(before) || isHourly(now) || former === null || present === null) return null;
  if (former === present) return null;
  return `Dose ${formatNumber(former / 100)} → ${formatHundredths(present)} a day`;
}

/** Facts that follow from another amount a day. */
const followsFromAmount: ReadonlySet<FactName> = new Set(['Target daily dose', 'Doses', 'Frequency']);

/** Lists the changes of one medicine as phrases, the amount first. */
function changesOfMedicine(before: Shoop, now: Shoop): string[] {
  const amount = amountPhrase(before, now);
  const facts = changedFacts(before, now);
  // Other doses imply the frequency; another amount implies the target and the doses, too.
  const isSaid = ({ what }: ChangedFact) =>
    amount === null
      ? what === 'Frequency' && facts.some((fact) => fact.what === 'Doses')
      : followsFromAmount.has(what);
  const otherPhrases = facts.filter((fact) => !isSaid(fact)).map(phraseOf);
  return amount === null ? otherPhrases : [amount, ...otherPhrases];
}

/** Scores two medicines of one cannabinoid by their equal facts; -1 for two cannabinoids. */
const likeness = (now: Shoop, before: Shoop): number =>
  // Eight facts can differ, so a pair of one cannabinoid always scores above 0.
  now.targetCannabinoid === before.targetCannabinoid ? 100 - changedFacts(before, now).length : -1;

/**
 * Lists what a recommendation changes against the one before it: its medicines in their order, then
 * those that it leaves out. A medicine that stays as it was is not listed.
 */
export function whatChanged(before: readonly Shoop[], now: readonly Shoop[]): MedicineChange[] {
  const partners = pairUp(now, before, likeness);
  const keptShoops = new Set(partners.values());
  const changesOfPresent = now.map((shoop) => {
    const former = partners.get(shoop);
    const changes = former ? changesOfMedicine(former, shoop) : ['added'];
    return { targetCannabinoid: shoop.targetCannabinoid, changes };
  });
  const leftOut = before
    .filter((shoop) => !keptShoops.has(shoop))
    .map(({ targetCannabinoid }) => ({ targetCannabinoid, changes: ['left out'] }));
  return [...changesOfPresent.filter(({ changes }) => changes.length > 0), ...leftOut];
}
