/** Audience of a review: the author ('asked', form labels) or others ('noted', summary labels). */
export type ReviewAudience = 'asked' | 'noted';

/** Returns the label for the audience; `asked` if there is no summary label. */
export function labelForAudience(voice: ReviewAudience, asked: string, summaryLabel?: string): string {
  return voice === 'noted' ? (summaryLabel ?? asked) : asked;
}
