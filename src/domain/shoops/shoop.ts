import type { Dose } from '#domain/values/amounts/doses.ts';

/** Dose of a day (physician §3, 'Shoop dose'). */
export interface ShoopDose extends Dose {
  /** Absent if the server sends none. */
  readonly id?: string;
  /** Morning, Afternoon, Evening, another word of the server, or ''. */
  readonly doseTime: string;
}

/**
 * Medicine that a physician recommends to a patient, as screens use it (physician §3, decisions 7,
 * 66). A missing text is ''.
 */
export interface Shoop {
  readonly id: string;
  /** Patient who receives the Shoop; '' if the reply does not say. */
  readonly userId: string;
  /** True for a sent Shoop, false for a draft. */
  readonly isReady: boolean;
  readonly targetCannabinoid: string;
  readonly terpenes: readonly string[];
  /** Amount in `dailyDoseUnit`, or null. */
  readonly dailyDose: number | null;
  readonly dailyDoseUnit: string;
  /** 1 to 3, or null. Only the physician knows the meaning of an hourly one (decision 70). */
  readonly frequency: number | null;
  readonly frequencyUnit: string;
  readonly ingestionMethod: string;
  readonly note: string;
  readonly adminNotes: string;
  readonly doses: readonly ShoopDose[];
  /** ISO date and time. */
  readonly createdAt: string;
}

/** Shoops of a reply. */
export interface ShoopList {
  /** Newest first. The order in the reply is not documented. */
  readonly shoops: readonly Shoop[];
  /** Number of Shoops that cannot be parsed. Users must know that a dose is missing. */
  readonly unreadable: number;
}

/**
 * Removes another patient's Shoops from a reply (physician §6).
 * @param patientId '' if the current patient is unknown: nothing is removed then
 */
export const shoopsFor = (patientId: string, list: ShoopList): ShoopList => ({
  ...list,
  shoops: list.shoops.filter(({ userId }) => [userId, patientId].includes('') || userId === patientId),
});
