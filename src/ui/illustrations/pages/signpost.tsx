import { Illustration } from '../illustration.tsx';

/** Signpost on a hill: page not found. */
export function Signpost() {
  return (
    <Illustration>
      <circle cx="46" cy="36" r="9" fill="var(--art-warm)" />
      <path d="M28 98c16-14 33-19 52-19s36 5 52 19" stroke="var(--art-line)" />
      <path d="M80 80V26" stroke="var(--art-line)" />
      <path d="M70 32h36l8 8-8 8H70Z" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M90 52H58l-8 8 8 8h32Z" fill="var(--art-leaf)" stroke="var(--art-line)" />
    </Illustration>
  );
}
