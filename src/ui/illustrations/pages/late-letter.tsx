import { Illustration } from '../illustration.tsx';

/** Letter with a clock: an expired link. */
export function LateLetter() {
  return (
    <Illustration>
      <rect x="38" y="42" width="76" height="52" rx="6" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="m40 46 36 28 36-28" stroke="var(--art-line)" />
      <path
        d="M56 88c-7-.5-10.500-4.500-10.800-11.500 7 .2 10.800 4.300 10.800 11.500Z"
        fill="var(--art-leaf)"
      />
      <circle cx="114" cy="42" r="18" fill="var(--art-warm)" stroke="var(--art-line)" />
      <path d="M114 32v10l7 5" stroke="var(--art-line)" />
    </Illustration>
  );
}
