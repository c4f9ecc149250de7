import { Illustration } from '../illustration.tsx';

/** Two windows, one behind the other: the session ended in another tab. */
export function TwoWindows() {
  return (
    <Illustration>
      <circle cx="126" cy="36" r="8" fill="var(--art-warm)" />
      <rect x="34" y="30" width="66" height="48" rx="6" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M34 43h66" stroke="var(--art-line)" />
      <rect x="58" y="52" width="66" height="48" rx="6" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M58 65h66" stroke="var(--art-line)" />
      <path d="M90 94c-9-.6-14-6-14.300-15 9 .2 14.300 5.500 14.300 15Z" fill="var(--art-leaf)" />
      <path d="M92 90c-.4-8 3.700-13.300 12-14 .5 8.500-4 13.500-12 14Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
