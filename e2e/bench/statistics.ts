/** Returns the value at this share of the sorted samples (nearest rank); NaN without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5);

/** Formats as 'median (lowest–highest)', since a median alone hides the machine's noise. */
export function withRange(samples: readonly number[], digits = 0): string {
  const [low, middle, high] = [0, 0.5, 1].map((share) => percentile(samples, share).toFixed(digits));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/**
 * Returns the fastest round of each keystroke. Every round types the same keys, and other work on
 * the machine only adds time, so a keystroke that is slow by itself is slow in every round.
 */
export function fastestRounds(rounds: readonly number[][]): number[] {
  const [first = []] = rounds;
  return first.map((_, at) => Math.min(...rounds.flatMap((costs) => costs[at] ?? [])));
}
