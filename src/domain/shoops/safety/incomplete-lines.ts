import type { Answers } from '#domain/questions/question.ts';
import { cannabinoidName } from '../medicine/cannabinoids.ts';
import {
  type DoseWarning,
  type IncompleteKind,
  type IncompleteWarning,
  incompleteKinds,
  type ShoopWarning,
} from './warning.ts';

const titles: Readonly<Record<IncompleteKind, string>> = {
  untimed: 'No time of day',
  sameTime: 'Several doses at one time',
  frequency: 'Frequency and doses differ',
  sentBefore: 'Sent before, with little or no change',
  noteStyle: 'Easily misread in the note',
};

/** Incomplete warnings of one kind. */
export interface IncompleteLine {
  readonly kind: IncompleteKind;
  readonly title: string;
  readonly warnings: readonly IncompleteWarning[];
}

/** Groups the incomplete warnings of a Shoop by their kind. */
export const incompleteLines = (warnings: readonly ShoopWarning[]): IncompleteLine[] =>
  incompleteKinds.flatMap((kind) => {
    const found = warnings.filter((warning): warning is IncompleteWarning => warning.kind === kind);
    return found.length > 0 ? [{ kind, title: titles[kind], warnings: found }] : [];
  });

/** Returns the dose warnings about one medicine. */
export const doseWarningsAt = (warnings: readonly ShoopWarning[], place: number): DoseWarning[] =>
  warnings.filter(
    (warning): warning is DoseWarning => warning.level === 'dose' && warning.medicine === place,
  );

/** Returns a unique name for each medicine: 'CBN', 'CBG (medicine 3)', 'Medicine 4'. */
export function medicineNames(medicines: readonly Answers[]): string[] {
  const names = medicines.map(({ targetCannabinoid }) => cannabinoidName(String(targetCannabinoid ?? '')));
  return names.map((name, place) => {
    if (name === '') return `Medicine ${place + 1}`;
    const isUnique = names.indexOf(name) === names.lastIndexOf(name);
    return isUnique ? name : `${name} (medicine ${place + 1})`;
  });
}
