/** The value below which this share of the samples lies (nearest rank); NaN without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5);

/** 'median (lowest–highest)', since a median alone hides how noisy the machine was. */
export function withRange(samples: readonly number[], digits = 0): string {
  const [low, middle, high] = [0, 0.5, 1].map((share) => percentile(samples, share).toFixed(digits));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/**
 * Every round types the same keys, and whatever else the machine does can only make one slower: so each keystroke
 * counts with its quickest round. What is slow by itself is slow in all of them.
 */
export function steady(rounds: readonly number[][]): number[] {
  const [first = []] = rounds;
  return first.map((_, at) => Math.min(...rounds.flatMap((costs) => costs[at] ?? [])));
}
