import type { Answers } from '#domain/questions/question.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import type { Sending } from './sent-lately.ts';

/** What stands between the press of Save & Send and the call. */
export interface Asked {
  readonly payloads: readonly MedicinePayload[];
  /** The same as the form holds it, for what looks mistaken in it. */
  readonly answers: readonly Answers[];
  /** What was shown before, where it has changed since somebody said yes. */
  readonly former?: readonly MedicinePayload[];
  /** Nearly the same, sent to somebody else a moment ago. */
  readonly other?: Sending;
}
