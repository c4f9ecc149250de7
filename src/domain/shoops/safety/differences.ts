import { type Dose, formatDose, inHundredths } from '#domain/values/doses.ts';
import { cannabinoidName } from '../cannabinoids.ts';
import type { MedicinePayload } from '../payload.ts';
import type { Shoop } from '../shoop.ts';
import { atTime, listed } from './words.ts';

/** Something that the clinic has otherwise than it was sent. */
export interface ShoopDifference {
  /** Which medicine, as its cannabinoid is read. */
  readonly medicine: string;
  /** What of it: 'Target daily dose'. */
  readonly what: string;
  readonly sent: string;
  readonly stored: string;
}

interface Fact {
  readonly what: string;
  /** Equal for what means the same: 1 g and 1000 mg. */
  readonly value: string;
  readonly words: string;
}

const NONE = 'nothing';

/** By value where the unit is known, to the letter where it is not. */
const valueOfDose = (dose: Dose): string => {
  const hundredths = inHundredths(dose);
  return hundredths === null ? JSON.stringify([dose.dose, dose.doseUnit]) : String(hundredths);
};

type Facts = Omit<Shoop, 'id' | 'userId' | 'isReady' | 'adminNotes' | 'createdAt'>;

/** What a patient reads of a medicine. */
function factsOf({ doses, dailyDose, dailyDoseUnit, ...medicine }: Facts): Fact[] {
  const target = dailyDose === null ? null : { dose: dailyDose, doseUnit: dailyDoseUnit };
  const rows = doses
    .map((dose) => ({
      value: `${valueOfDose(dose)} ${dose.doseTime}`,
      words: `${formatDose(dose)} ${atTime(dose.doseTime)}`.trim(),
    }))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const plain = (what: string, value: string, words = value): Fact => ({ what, value, words: words || NONE });
  const { targetCannabinoid, frequency, note } = medicine;
  return [
    plain('Cannabinoid', targetCannabinoid, cannabinoidName(targetCannabinoid)),
    plain('Target daily dose', target ? valueOfDose(target) : '', target ? formatDose(target) : ''),
    plain('Doses', rows.map(({ value }) => value).join('|'), listed(rows.map(({ words }) => words))),
    plain('Frequency', frequency === null ? '' : String(frequency)),
    plain('Daily or Hourly', medicine.frequencyUnit),
    plain('Ingestion method', medicine.ingestionMethod),
    plain('Note', note.trim()),
    plain('Terpenes', medicine.terpenes.toSorted().join(', ')),
  ];
}

const factsSent = ({ doses, terpenes, ...payload }: MedicinePayload): Fact[] =>
  factsOf({
    ...payload,
    terpenes: terpenes.map(({ value }) => value),
    doses: doses.filter(({ isDeleted }) => isDeleted !== true),
  });

/** What of two versions of a medicine is said otherwise, fact by fact. */
const unlike = (payload: MedicinePayload, stored: readonly Fact[]): ShoopDifference[] =>
  factsSent(payload).flatMap(({ what, value, words }, place) => {
    const other = stored[place];
    if (!other || other.value === value) return [];
    return [{ medicine: nameOf(payload), what, sent: words, stored: other.words }];
  });

const compare = (payload: MedicinePayload, shoop: Shoop) => unlike(payload, factsOf(shoop));

const nameOf = ({ targetCannabinoid }: { targetCannabinoid: string }) =>
  cannabinoidName(targetCannabinoid) || 'A medicine without a cannabinoid';

const inBrief = (facts: readonly Fact[]) => {
  const [, target, doses] = facts;
  return doses?.value ? doses.words : (target?.words ?? NONE);
};

/** How well a stored one goes with one that was sent; infinite for the draft that it is. */
function likeness(payload: MedicinePayload, shoop: Shoop): number {
  if (payload.shoopId !== undefined) return payload.shoopId === shoop.id ? Number.POSITIVE_INFINITY : -1;
  const same = factsSent(payload).length - compare(payload, shoop).length;
  return same + (payload.targetCannabinoid === shoop.targetCannabinoid ? 10 : 0);
}

/** Each that was sent with the stored one that is most like it, the surest first. */
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
 * What the clinic has stored otherwise than it was sent: an amount, a unit by its value, a time, a cannabinoid, a medicine
 * that is missing or one too many.
 * @param shoops what has come since, or was the drafts that were sent
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
      return [{ medicine: nameOf(payload), ...missing, sent: inBrief(factsSent(payload)) }];
    }),
    ...shoops
      .filter((shoop) => !stored.has(shoop))
      .map((shoop) => ({ medicine: nameOf(shoop), ...additional, stored: inBrief(factsOf(shoop)) })),
  ];
}

/** What two versions of the same medicines say otherwise, in their order: what was shown, and what would be sent now. */
export function changesOf(
  former: readonly MedicinePayload[],
  now: readonly MedicinePayload[],
): ShoopDifference[] {
  return former.flatMap((payload, place) => {
    const other = now[place];
    return other ? unlike(payload, factsSent(other)) : [];
  });
}
