/** Usual daily dose, in hundredths of a milligram, of cannabinoids that are counted together. */
export interface UsualDose {
  readonly cannabinoids: readonly string[];
  /** Cannabinoids that count with these only if they are inhaled. */
  readonly countedIfInhaled: readonly string[];
  /** Usual dose at the start of a treatment. */
  readonly start: number;
  /** Highest dose in the source. */
  readonly most: number;
  /** Text that follows the amount of the highest dose in a warning. */
  readonly mostText: string;
}

/** Names of both kinds of THC. They count together but are never the same medicine. */
export const deltaThcNames: readonly string[] = ['THC delta 8', 'THC delta 9'];

/** Name of the source in warnings. */
export const usualDoseSource = 'the chronic pain consensus (Bhaskar 2021)';

/**
 * A. Bhaskar et al., “Consensus recommendations on dosing and administration of medical cannabis to
 * treat chronic pain: results of a modified Delphi process”, Journal of Cannabis Research 3:22
 * (2021), routine protocol: CBD from 5 mg twice a day up to 40 mg a day, then THC is added, from
 * 2.5 mg (1 mg for cautious patients) up to 40 mg a day.
 *
 * `assumed`: the documents have no such table, other conditions have other doses, and THC means
 * delta 9. The table only warns and never blocks (decision 65). No comparable source is known for
 * the other cannabinoids, so they have no usual dose.
 */
export const usualDoses: readonly UsualDose[] = [
  {
    cannabinoids: ['CBD'],
    countedIfInhaled: [],
    start: 1000,
    most: 4000,
    mostText: `at which ${usualDoseSource} adds THC`,
  },
  {
    cannabinoids: deltaThcNames,
    // Heat turns THCA into THC of at most 0.88 times its weight. The weight of the THCA is
    // compared: it is never less.
    countedIfInhaled: ['THCA'],
    start: 250,
    most: 4000,
    mostText: `the most in ${usualDoseSource}`,
  },
];

/**
 * 1 g, in hundredths of a milligram: a hundred usual doses of a cannabinoid. An entry in grams of
 * at least 1 g may have the wrong unit, so it is questioned. More than 1 g a day is questioned in
 * any unit (decision 85).
 */
export const GRAM_IN_HUNDREDTHS = 100_000;

/** Typed or sent medicine, of which only substance and method decide. */
interface Countable {
  readonly cannabinoid: string;
  readonly ingestionMethod: string;
}

/** Returns a test for medicines that count toward a usual dose. */
export const countsAs =
  ({ cannabinoids, countedIfInhaled }: UsualDose) =>
  ({ cannabinoid, ingestionMethod }: Countable): boolean =>
    cannabinoids.includes(cannabinoid) ||
    (ingestionMethod === 'Inhaled' && countedIfInhaled.includes(cannabinoid));
