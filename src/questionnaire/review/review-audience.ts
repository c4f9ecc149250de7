/**
 * Audience of a review: `asked`, the user who answered, reads the form's labels. `noted`, any other
 * user such as the physician, reads the summary labels.
 */
export type ReviewAudience = 'asked' | 'noted';

/** Returns the label for the audience; `asked` if there is no summary label. */
export function labelForAudience(voice: ReviewAudience, asked: string, summaryLabel?: string): string {
  return voice === 'noted' ? (summaryLabel ?? asked) : asked;
}
