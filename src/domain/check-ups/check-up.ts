import type { Option } from '#domain/questions/question.ts';
import { formatMg } from '../values/doses.ts';

/** How something went since the last time (accounts §9). */
export type Feeling = 'worse' | 'same' | 'better';

export const feelings: readonly Option<Feeling>[] = [
  { value: 'worse', label: 'Worse' },
  { value: 'same', label: 'Same' },
  { value: 'better', label: 'Better' },
];

/** 1 to 10; the intake counts in words, a recommendation from 1 to 3 (decision 49). */
export const checkUpFrequency = { min: 1, max: 10 } as const;
const { min, max } = checkUpFrequency;
export const checkUpFrequencies: Option[] = Array.from({ length: max - min + 1 }, (_, index) => ({
  value: String(min + index),
  label: String(min + index),
}));

/** One product as it was taken; what nobody answered is null or empty. */
export interface Dose {
  /** In mg. */
  readonly amount: number | null;
  readonly frequency: number | null;
  readonly ingestionMethod: string;
  /** By its name. */
  readonly product: string;
}

/** One day's answers, as screens know them (accounts §3; decision 8). */
export interface CheckUp {
  /** ISO date and time. */
  readonly createdAt: string;
  readonly cannabisToday: 'yes' | 'no';
  readonly status: Feeling | '';
  readonly comment: string;
  /** How each objective went; the keys are the server's. */
  readonly objective: Readonly<Record<string, Feeling | ''>>;
  readonly doses: readonly Dose[];
}

/** The last doses that were logged, for 'Same as last time', or null. */
export function newestWithDoses(newestFirst: readonly CheckUp[]): CheckUp | null {
  return newestFirst.find(({ doses }) => doses.length > 0) ?? null;
}

/** How often a day: 'once a day', 'twice a day', '3 times a day'; '' where nobody answered. */
export function timesADay(frequency: Dose['frequency']): string {
  if (frequency === null) return '';
  return frequency === 1 ? 'once a day' : frequency === 2 ? 'twice a day' : `${frequency} times a day`;
}

/** '12.5 mg · CBD oil · Sublingual · twice a day', without what nobody answered. */
export function doseWords({ amount, frequency, ingestionMethod, product }: Dose): string {
  const parts = [amount === null ? '' : formatMg(amount), product, ingestionMethod, timesADay(frequency)];
  return parts.filter(Boolean).join(' · ');
}
