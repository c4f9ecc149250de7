import type { Dose } from '#domain/values/doses.ts';

/** One dose of a day (physician §3, 'Shoop dose'). */
export interface ShoopDose extends Dose {
  /** Absent where the server has none for it. */
  readonly id?: string;
  /** Morning, Afternoon, Evening, another word of the server's, or ''. */
  readonly doseTime: string;
}

/** A medicine that a physician recommends to a patient, as screens know it (physician §3, decisions 7, 66); '' where nothing is said. */
export interface Shoop {
  readonly id: string;
  /** The patient whom it is for; '' where the reply does not say. */
  readonly userId: string;
  /** It was sent; a draft was not. */
  readonly isReady: boolean;
  readonly targetCannabinoid: string;
  readonly terpenes: readonly string[];
  /** In `dailyDoseUnit`s; null where none is given. */
  readonly dailyDose: number | null;
  readonly dailyDoseUnit: string;
  /** 1 to 3; null where none is given. How an hourly one is meant, nobody but the physician can say (decision 70). */
  readonly frequency: number | null;
  readonly frequencyUnit: string;
  readonly ingestionMethod: string;
  readonly note: string;
  readonly adminNotes: string;
  readonly doses: readonly ShoopDose[];
  /** ISO date and time. */
  readonly createdAt: string;
}

/** What a reply brings of Shoops. */
export interface ShoopList {
  /** The newest first: in which order they arrive is not documented. */
  readonly shoops: readonly Shoop[];
  /** How many were there that could not be read: a dose that is not shown must not be taken for none. */
  readonly unreadable: number;
}

/**
 * Of the Shoops that a reply brings those that are not another patient's (physician §6).
 * @param patientId '' where nobody knows who reads: then nothing can be told to be another's
 */
export const shoopsFor = (patientId: string, list: ShoopList): ShoopList => ({
  ...list,
  shoops: list.shoops.filter(({ userId }) => [userId, patientId].includes('') || userId === patientId),
});
