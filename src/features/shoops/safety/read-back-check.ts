import type { MedicinePayload } from '#domain/shoops/payload.ts';
import type { ShoopDifference } from '#domain/shoops/safety/compare/differences.ts';

/** Check of a sent Shoop that is not yet known to be stored as sent. */
export interface ReadBackCheck {
  readonly key: number;
  readonly payloads: readonly MedicinePayload[];
  /** Ids of the Shoops sent before; null if unknown. */
  readonly before: ReadonlySet<string> | null;
  /** Result of the last check; null before the first one. */
  readonly found: 'unknown' | readonly ShoopDifference[] | null;
  readonly isLooking: boolean;
}
