import type { Recommendation } from '../recommendations.ts';
import type { TypedMedicine } from './typed-medicine.ts';

/** Something that looks mistaken: read once, and never in the way (decision 65). */
export interface ShoopWarning {
  /** Its own among all warnings; another as soon as it says something else. */
  readonly key: string;
  /** Which medicine of the form, counted from 0; null for the whole Shoop. */
  readonly medicine: number | null;
  readonly text: string;
}

/** What is known of the patient that bears on a dose. */
export interface SafetyContext {
  /** What was sent to them last. */
  readonly last: Recommendation | null;
  /** 'NeverTriedit' and so on; '' where it is not known (physician §2). */
  readonly experience: string;
  /** Every cannabinoid that was ever sent to them. */
  readonly hadBefore?: readonly string[];
}

/** A rule that looks at the whole Shoop. */
export type WarningRule = (medicines: readonly TypedMedicine[], context: SafetyContext) => ShoopWarning[];

/** A warning that is known again by what it says. */
export const warning = (medicine: number | null, text: string): ShoopWarning => ({
  key: `${medicine ?? ''}:${text}`,
  medicine,
  text,
});

/** The places at which a Shoop has one of these cannabinoids. */
export const placesOf = (medicines: readonly TypedMedicine[], cannabinoids: readonly string[]): number[] =>
  medicines.flatMap(({ cannabinoid }, place) => (cannabinoids.includes(cannabinoid) ? [place] : []));
