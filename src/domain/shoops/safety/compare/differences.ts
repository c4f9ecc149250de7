import { type Dose, formatDose, inHundredths } from '#domain/values/doses.ts';
import { cannabinoidName } from '../../medicine/cannabinoids.ts';
import type { MedicinePayload } from '../../payload.ts';
import type { Shoop } from '../../shoop.ts';
import { atTime, listed } from '../words.ts';

/** Difference between a medicine as it was sent and as the server has stored it. */
export interface ShoopDifference {
  /** Name of the medicine's cannabinoid, or of the whole Shoop. */
  readonly medicine: string;
  /** Label of the fact that differs: 'Target daily dose'. */
  readonly what: string;
  readonly sent: string;
  readonly stored: string;
}

interface Fact {
  readonly what: string;
  /** Comparable form: 1 g and 1000 mg have the same value. */
  readonly value: string;
  readonly words: string;
}

const NONE = 'nothing';

/** Compares amounts in a known unit by their value, and amounts in an unknown unit literally. */
const valueOfDose = (dose: Dose): string => {
  const hundredths = inHundredths(dose);
  return hundredths === null ? JSON.stringify([dose.dose, dose.doseUnit]) : String(hundredths);
};

type Facts = Omit<Shoop, 'id' | 'userId' | 'isReady' | 'adminNotes' | 'createdAt'>;

const fact = (what: string, value: string, words = value): Fact => ({ what, value, words: words || NONE });

function amountFacts({ doses, dailyDose, dailyDoseUnit }: Facts): [target: Fact, doses: Fact] {
  const target = dailyDose === null ? [] : [{ dose: dailyDose, doseUnit: dailyDoseUnit }];
  const unsorted = doses.map((dose) => ({
    value: `${valueOfDose(dose)} ${dose.doseTime}`,
    words: `${formatDose(dose)} ${atTime(dose.doseTime)}`.trim(),
  }));
  // Stryker disable next-line EqualityOperator: rows of equal value also have equal words
  const rows = unsorted.toSorted((a, b) => (a.value < b.value ? -1 : 1));
  return [
    fact('Target daily dose', target.map(valueOfDose).join(), target.map(formatDose).join()),
    fact('Doses', rows.map(({ value }) => value).join(), listed(rows.map(({ words }) => words))),
  ];
}

/** Lists the facts that a patient reads about a medicine, always in the same order. */
const factsOf = (medicine: Facts): Fact[] => [
  fact('Cannabinoid', medicine.targetCannabinoid, cannabinoidName(medicine.targetCannabinoid)),
  ...amountFacts(medicine),
  fact('Frequency', String(medicine.frequency ?? '')),
  fact('Daily or Hourly', medicine.frequencyUnit),
  fact('Ingestion method', medicine.ingestionMethod),
  fact('Note', medicine.note.trim()),
  fact('Terpenes', medicine.terpenes.toSorted().join(', ')),
];

/** Returns a payload in the shape of a stored medicine, without its deleted doses. */
const asStored = ({ doses, terpenes, ...payload }: MedicinePayload): Facts => ({
  ...payload,
  terpenes: terpenes.map(({ value }) => value),
  doses: doses.filter(({ isDeleted }) => isDeleted !== true),
});

/** Returns the facts that differ between two versions of a medicine. */
function compare(payload: MedicinePayload, stored: Facts): ShoopDifference[] {
  const others = factsOf(stored);
  return factsOf(asStored(payload)).flatMap(({ what, value, words }, place) => {
    const other = others[place];
    if (!other || other.value === value) return [];
    return [{ medicine: nameOf(payload), what, sent: words, stored: other.words }];
  });
}

const nameOf = ({ targetCannabinoid }: { targetCannabinoid: string }) =>
  cannabinoidName(targetCannabinoid) || 'A medicine without a cannabinoid';

/** Returns the doses of a medicine as a label, or its target where it has no doses. */
const inBrief = (medicine: Facts): string => {
  const [target, doses] = amountFacts(medicine);
  return doses.value ? doses.words : target.words;
};

/** Scores a pair of a sent and a stored medicine: infinite for the same draft, -1 for no pair. */
function likeness(payload: MedicinePayload, shoop: Shoop): number {
  if (payload.shoopId !== undefined) return payload.shoopId === shoop.id ? Number.POSITIVE_INFINITY : -1;
  const same = factsOf(shoop).length - compare(payload, shoop).length;
  return same + (payload.targetCannabinoid === shoop.targetCannabinoid ? 10 : 0);
}

/** Pairs each sent medicine with the stored one that is most like it, the best pair first. */
function pairs(payloads: readonly MedicinePayload[], shoops: readonly Shoop[]): Map<MedicinePayload, Shoop> {
  const found = new Map<MedicinePayload, Shoop>();
  const all = payloads
    .flatMap((payload) => shoops.map((shoop) => ({ payload, shoop, like: likeness(payload, shoop) })))
    .filter(({ like }) => like >= 0)
    .toSorted((a, b) => b.like - a.like);
  const taken = new Set<Shoop>();
  for (const { payload, shoop } of all) {
    if (found.has(payload) || taken.has(shoop)) continue;
    found.set(payload, shoop);
    taken.add(shoop);
  }
  return found;
}

/**
 * Lists the differences between sent and stored medicines: an amount, a unit (by its value), a
 * time, a cannabinoid, a missing medicine, an additional medicine.
 * @param shoops Shoops that the sending has stored, including the drafts that were sent
 */
export function differencesOf(
  payloads: readonly MedicinePayload[],
  shoops: readonly Shoop[],
): ShoopDifference[] {
  const found = pairs(payloads, shoops);
  const stored = new Set(found.values());
  const missing = { what: 'The whole medicine', stored: 'not there' };
  const additional = { what: 'A medicine that was not sent', sent: 'not sent' };
  return [
    ...payloads.flatMap((payload) => {
      const shoop = found.get(payload);
      if (shoop) return compare(payload, shoop);
      return [{ medicine: nameOf(payload), ...missing, sent: inBrief(asStored(payload)) }];
    }),
    ...shoops
      .filter((shoop) => !stored.has(shoop))
      .map((shoop) => ({ medicine: nameOf(shoop), ...additional, stored: inBrief(shoop) })),
  ];
}

/** Lists the differences between medicines as they were shown and as they would be sent now. */
export function changesOf(
  former: readonly MedicinePayload[],
  now: readonly MedicinePayload[],
): ShoopDifference[] {
  return former.flatMap((payload, place) => {
    const other = now[place];
    return other ? compare(payload, asStored(other)) : [];
  });
}
