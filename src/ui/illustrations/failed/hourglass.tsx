import { Illustration } from '../illustration.tsx';

/** Hourglass that has run out: a time limit is over. */
export function Hourglass() {
  return (
    <Illustration>
      <circle cx="120" cy="38" r="9" fill="var(--art-warm)" />
      <path
        d="M60 32c0 18 14 22 18 32-4 10-18 14-18 34h40c0-20-14-24-18-34 4-10 18-14 18-32Z"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path d="M68 98c1-10 7-13 12-16 5 3 11 6 12 16Z" fill="var(--art-warm)" />
      <path d="M54 30h52M54 100h52" stroke="var(--art-line)" />
      <path d="M72 38h16" stroke="var(--art-line)" strokeDasharray="1 6" />
      <path d="M40 100c0-9 3.500-14 10-15 1 7-2.500 13-10 15Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
