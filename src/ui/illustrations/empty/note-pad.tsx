import { Illustration } from '../illustration.tsx';

/** Blank sheet and a pencil: no notes yet. */
export function NotePad() {
  return (
    <Illustration>
      <circle cx="122" cy="34" r="9" fill="var(--art-warm)" />
      <rect x="44" y="28" width="56" height="72" rx="6" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M56 46h32M56 59h32M56 72h16" stroke="var(--art-line)" strokeDasharray="1 7" />
      <path d="m84 96 3-13 27-38 10 7-27 38Z" fill="var(--art-warm)" stroke="var(--art-line)" />
      <path d="m87 83 10 7" stroke="var(--art-line)" />
      <path d="M58 94c-7-.5-11-4.500-11.200-11.500 7 .2 11.200 4.300 11.200 11.500Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
