/** What is usual a day, in hundredths of a milligram, for cannabinoids that are counted together. */
export interface UsualDose {
  readonly cannabinoids: readonly string[];
  /** Cannabinoids that count with these where they are inhaled. */
  readonly inhaled: readonly string[];
  /** With how much one begins. */
  readonly start: number;
  /** How far the source goes. */
  readonly most: number;
  /** What the source says of that, after the amount. */
  readonly ofMost: string;
}

/** Both kinds of THC. They count together, and are never the same medicine. */
export const DELTAS: readonly string[] = ['THC delta 8', 'THC delta 9'];

/** What warnings call the source. */
export const SOURCE = 'the chronic pain consensus (Bhaskar 2021)';

/**
 * A. Bhaskar et al., “Consensus recommendations on dosing and administration of medical cannabis to treat chronic pain:
 * results of a modified Delphi process”, Journal of Cannabis Research 3:22 (2021), routine protocol: CBD from 5 mg twice a
 * day up to 40 mg a day, then THC is added, from 2.5 mg (1 mg for the careful) up to 40 mg a day.
 *
 * `assumed`: the documents have no such table, other conditions have other doses, and of THC it means delta 9. It warns and
 * never refuses (decision 65). Of the other cannabinoids nothing comparable is known, so nothing is said of them.
 */
export const usualDoses: readonly UsualDose[] = [
  { cannabinoids: ['CBD'], inhaled: [], start: 1000, most: 4000, ofMost: `at which ${SOURCE} adds THC` },
  {
    cannabinoids: DELTAS,
    // Heat makes THC of THCA, at most 0.88 times its weight. The weight itself is compared: it is never less.
    inhaled: ['THCA'],
    start: 250,
    most: 4000,
    ofMost: `the most in ${SOURCE}`,
  },
];

/**
 * 1 g, in hundredths of a milligram: a hundred usual doses of a cannabinoid. An amount in grams that comes to so much is asked
 * about as a slip of the unit, more than that a day in any unit (decision 85).
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
