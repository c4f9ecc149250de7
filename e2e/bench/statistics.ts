/** Returns the value at this share of the sorted samples (nearest rank); NaN without samples. */
function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5);
export const p95 = (samples: readonly number[]) => percentile(samples, 0.95);

/** Formats as 'median (lowest–highest)', since a median alone hides the machine's noise. */
export function withRange(samples: readonly number[]): string {
  const [low, middle, high] = [0, 0.5, 1].map((share) => percentile(samples, share).toFixed(0));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/**
 * Returns the fastest round of each keystroke. Every round types the same keys, and other work on
 * the machine only adds time, so a keystroke that is slow by itself is slow in every round.
 */
export function fastestRounds(rounds: readonly number[][]): number[] {
  const [first = []] = rounds;
  return first.map((_, index) => Math.min(...rounds.flatMap((costs) => costs[index] ?? [])));
}

/** Calls a measurement once per round. */
export async function repeatMeasurement<Round>(
  count: number,
  measure: () => Promise<Round>,
): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < count; round += 1) rounds.push(await measure());
  return rounds;
}
