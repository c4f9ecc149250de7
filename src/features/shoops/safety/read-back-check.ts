import type { MedicinePayload } from '#domain/shoops/payload.ts';
import type { ShoopDifference } from '#domain/shoops/safety/compare/differences.ts';

/** Check of a sent Shoop that is not yet known to be stored as sent. */
export interface ReadBackCheck {
  /** Number that identifies the check. */
  readonly key: number;
  readonly payloads: readonly MedicinePayload[];
  /** Ids of the Shoops sent before; null if unknown. */
  readonly idsBefore: ReadonlySet<string> | null;
  /** Differences, or 'unknown' if the last check failed; null before the first one. */
  readonly result: 'unknown' | readonly ShoopDifference[] | null;
  /** True while the server is checked. */
  readonly isChecking: boolean;
}
