/**
 * Audience of a review. The patient, who was asked, reads the labels of the form. A physician reads
 * the summary labels.
 */
export type ReviewAudience = 'patient' | 'physician';

/** Returns the label for the audience; the form's label if there is no summary label. */
export function labelForAudience(audience: ReviewAudience, formLabel: string, summaryLabel?: string): string {
  return audience === 'physician' ? (summaryLabel ?? formLabel) : formLabel;
}
