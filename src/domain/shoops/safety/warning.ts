import type { Recommendation } from '../recommendations.ts';
import type { TypedMedicine } from './typed-medicine.ts';

/** Common fields of both levels of warnings. */
interface Warning {
  /** Identifier among all warnings; changes with the text. */
  readonly key: string;
  /** Place of the medicine in the form, counted from 0. */
  readonly medicine: number;
  readonly text: string;
}

/** Warning about the amount, the substance or the hours that the patient would take. */
export interface DoseWarning extends Warning {
  readonly level: 'dose';
  /** Only incomplete warnings have a kind. */
  readonly kind?: never;
}

/** Kinds of incomplete entries, in the order in which they are listed. */
export const incompleteKinds = ['untimed', 'sameTime', 'frequency', 'sentBefore', 'noteStyle'] as const;
export type IncompleteKind = (typeof incompleteKinds)[number];

/** Warning about an entry that is incomplete or easily misread, and about a small change. */
export interface IncompleteWarning extends Warning {
  readonly level: 'incomplete';
  readonly kind: IncompleteKind;
  /** Field of the form that answers the warning: 'shoop.0.doses.1.doseTime'. */
  readonly path: string;
  /** Short text in a list of the same kind, after the medicine's name: 'dose 2'. */
  readonly place: string;
}

/** Warning about an entry that looks wrong. It never blocks (decision 65) and has a level (84). */
export type ShoopWarning = DoseWarning | IncompleteWarning;

/** Facts about the patient that bear on a dose. */
export interface SafetyContext {
  /** Sent recommendations, the newest first. */
  readonly recommendations: readonly Recommendation[];
  /** 'NeverTriedit' and so on; '' where it is not known (physician §2). */
  readonly experience: string;
  /** Allergies in the patient's own words. */
  readonly allergies: readonly string[];
}

/** Rule over the whole Shoop. */
export type WarningRule = (
  medicines: readonly TypedMedicine[],
  context: SafetyContext,
) => readonly ShoopWarning[];

const keyOf = (medicine: number, text: string) => `${medicine}:${text}`;

/** Makes a warning of the level *dose*. */
export const doseWarning = (medicine: number, text: string): DoseWarning => ({
  level: 'dose',
  key: keyOf(medicine, text),
  medicine,
  text,
});

/** Facts that an incomplete warning is made of. */
interface IncompleteEntry {
  readonly medicine: number;
  readonly kind: IncompleteKind;
  /** Field of the medicine: 'doses.1.doseTime'. */
  readonly field: string;
  readonly place: string;
  readonly text: string;
}

/** Makes a warning of the level *incomplete*. */
export const incompleteWarning = ({ field, ...entry }: IncompleteEntry): IncompleteWarning => ({
  level: 'incomplete',
  key: keyOf(entry.medicine, entry.text),
  path: `shoop.${entry.medicine}.${field}`,
  ...entry,
});
