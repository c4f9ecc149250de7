import type { Option } from '#domain/questions/question.ts';
import { formatMg } from '../values/amounts/doses.ts';

/** Change since the last check-up (accounts §9). */
export type Feeling = 'worse' | 'same' | 'better';

export const feelings: readonly Option<Feeling>[] = [
  { value: 'worse', label: 'Worse' },
  { value: 'same', label: 'Same' },
  { value: 'better', label: 'Better' },
];

/** Range of times a day. The intake and recommendations have other scales (decision 49). */
export const checkUpFrequency = { min: 1, max: 10 } as const;
const { min, max } = checkUpFrequency;
export const checkUpFrequencies: Option[] = Array.from({ length: max - min + 1 }, (_, index) => ({
  value: String(min + index),
  label: String(min + index),
}));

/** One dose of a product. Unanswered fields are null or ''. */
export interface Dose {
  /** In mg. */
  readonly amount: number | null;
  readonly frequency: number | null;
  readonly ingestionMethod: string;
  /** Name of the product. */
  readonly product: string;
}

/** Check-up of one day in the client's shape (accounts §3; decision 8). */
export interface CheckUp {
  /** ISO date and time. */
  readonly createdAt: string;
  readonly cannabisToday: 'yes' | 'no';
  readonly status: Feeling | '';
  readonly comment: string;
  /** Rating of each objective, keyed by the server's names. */
  readonly objective: Readonly<Record<string, Feeling | ''>>;
  readonly doses: readonly Dose[];
}

/** Returns the latest check-up that has doses, for 'Same as last time', or null. */
export function newestWithDoses(newestFirst: readonly CheckUp[]): CheckUp | null {
  return newestFirst.find(({ doses }) => doses.length > 0) ?? null;
}

/** Formats a daily frequency: 'once a day', 'twice a day', '3 times a day'; '' if unanswered. */
export function formatTimesADay(frequency: Dose['frequency']): string {
  if (frequency === null) return '';
  return frequency === 1 ? 'once a day' : frequency === 2 ? 'twice a day' : `${frequency} times a day`;
}

/** Returns true if a product's name says the amount itself: 'CBD capsules 25 mg'. */
function namesAmount(product: string, amount: number): boolean {
  const amounts = product.matchAll(/(?<![\d.,])(\d+(?:\.\d+)?)\s*mg\b/gi);
  return [...amounts].some(([, figure]) => Number(figure) === amount);
}

/**
 * Formats a dose without unanswered parts: '12.5 mg · CBD oil · Sublingual · twice a day'. Does not
 * repeat an amount that the product's name says.
 */
export function formatCheckUpDose({ amount, frequency, ingestionMethod, product }: Dose): string {
  const parts = [
    amount === null || namesAmount(product, amount) ? '' : formatMg(amount),
    product,
    ingestionMethod,
    formatTimesADay(frequency),
  ];
  return parts.filter(Boolean).join(' · ');
}
