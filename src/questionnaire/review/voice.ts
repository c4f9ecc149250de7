/** Whom a review speaks to: who was asked, in the words of the form, or who reads what somebody else has answered. */
export type Voice = 'asked' | 'noted';

/** The words for a reader; without any of their own, those of the form serve both. */
export function inVoice(voice: Voice, asked: string, noted?: string): string {
  return voice === 'noted' ? (noted ?? asked) : asked;
}
