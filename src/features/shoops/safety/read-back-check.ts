import type { MedicinePayload } from '#domain/shoops/payload.ts';
import type { ShoopDifference } from '#domain/shoops/safety/differences.ts';

/** A sending that is not known to be stored as it was sent. */
export interface ReadBackCheck {
  readonly key: number;
  readonly payloads: readonly MedicinePayload[];
  /** The ids of what had been sent before; null where that is not known. */
  readonly before: ReadonlySet<string> | null;
  /** What was found last; null as long as nothing was. */
  readonly found: 'unknown' | readonly ShoopDifference[] | null;
  readonly isLooking: boolean;
}
