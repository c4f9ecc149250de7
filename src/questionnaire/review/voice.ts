/** Audience of a review: the author ('asked', form labels) or others ('noted', summary labels). */
export type Voice = 'asked' | 'noted';

/** Returns the label for the audience; `asked` if there is no summary label. */
export function inVoice(voice: Voice, asked: string, noted?: string): string {
  return voice === 'noted' ? (noted ?? asked) : asked;
}
