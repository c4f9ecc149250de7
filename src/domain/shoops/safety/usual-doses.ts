/** Usual daily dose, in hundredths of a milligram, of cannabinoids that are counted together. */
export interface UsualDose {
  readonly cannabinoids: readonly string[];
  /** Cannabinoids that count with these only if they are inhaled. */
  readonly inhaled: readonly string[];
  /** Usual dose at the start of a treatment. */
  readonly start: number;
  /** Highest dose in the source. */
  readonly most: number;
  /** Text about the highest dose, after its amount. */
  readonly ofMost: string;
}

/** Both kinds of THC. They count together but are never the same medicine. */
export const DELTAS: readonly string[] = ['THC delta 8', 'THC delta 9'];

/** Name of the source in warnings. */
export const SOURCE = 'the chronic pain consensus (Bhaskar 2021)';

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
  { cannabinoids: ['CBD'], inhaled: [], start: 1000, most: 4000, ofMost: `at which ${SOURCE} adds THC` },
  {
    cannabinoids: DELTAS,
    // Heat turns THCA into THC of at most 0.88 times its weight. The weight of the THCA is
    // compared: it is never less.
    inhaled: ['THCA'],
    start: 250,
    most: 4000,
    ofMost: `the most in ${SOURCE}`,
  },
];

/**
 * 1 g, in hundredths of a milligram: a hundred usual doses of a cannabinoid. An entry in grams of
 * at least 1 g may have the wrong unit, so it is questioned. More than 1 g a day is questioned in
 * any unit (decision 85).
 */
export const GRAM = 100_000;

interface Countable {
  readonly cannabinoid: string;
  readonly ingestionMethod: string;
}

/** Returns a test for medicines that count toward a usual dose. */
export const countsAs =
  ({ cannabinoids, inhaled }: UsualDose) =>
  ({ cannabinoid, ingestionMethod }: Countable): boolean =>
    cannabinoids.includes(cannabinoid) || (ingestionMethod === 'Inhaled' && inhaled.includes(cannabinoid));
