import { Illustration } from '../illustration.tsx';

/** Tray with one blank sheet: no drafts. */
export function Tray() {
  return (
    <Illustration>
      <circle cx="124" cy="36" r="9" fill="var(--art-warm)" />
      <path d="M58 66V34c0-3 2-5 5-5h24l15 15v22" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M87 29v10c0 3 2 5 5 5h10" stroke="var(--art-line)" />
      <path d="M68 54h18" stroke="var(--art-line)" strokeDasharray="1 7" />
      <path
        d="M36 68h26c1 8 8 12 18 12s17-4 18-12h26v25c0 4-2 6-6 6H42c-4 0-6-2-6-6Z"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path
        d="M52 94c-7-.5-10.500-4.500-10.800-11.500 7 .2 10.800 4.300 10.800 11.500Z"
        fill="var(--art-leaf)"
      />
    </Illustration>
  );
}
