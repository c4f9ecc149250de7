import { Illustration } from '../illustration.tsx';

/** Page torn in two: unreadable content. */
export function TornPage() {
  return (
    <Illustration>
      <circle cx="124" cy="36" r="9" fill="var(--art-warm)" />
      <path
        d="M50 26h60v32l-10 7-10-8-10 8-10-8-10 8-10-7Z"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path d="M62 38h36M62 48h20" stroke="var(--art-line)" />
      <path
        d="m46 74 10-7 10 8 10-8 10 8 10-8 10 7-2 28H44Z"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path d="M58 90h28" stroke="var(--art-line)" />
      <path d="M128 102c-9-.6-14-6-14.300-15 9 .2 14.300 5.500 14.300 15Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
