import { Illustration } from '../illustration.tsx';

/** Fallen flowerpot: an unexpected error. */
export function TippedPot() {
  return (
    <Illustration>
      <circle cx="116" cy="38" r="9" fill="var(--art-warm)" />
      <path d="M44 100c1-9 10-15 24-14v14Z" fill="var(--art-warm)" />
      <path d="m77 64 38 8v24l-38 4Z" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M67 60h10v40H67Z" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M67 80c-9 0-16-6-18-18M24 100h112" stroke="var(--art-line)" />
      <path d="M51 70c-11 2.500-19-2.800-21-14 10.500-2.500 19 2.500 21 14Z" fill="var(--art-leaf)" />
      <path d="M49 63c-3-9 .5-16 10.500-20 4 8.800.5 16.500-10.500 20Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
