import { Illustration } from '../illustration.tsx';

/** Stethoscope: no physicians yet. */
export function Stethoscope() {
  return (
    <Illustration>
      <circle cx="120" cy="36" r="9" fill="var(--art-warm)" />
      <path d="M56 32h-8v20c0 14 9 22 20 22s20-8 20-22V32h-8" stroke="var(--art-line)" />
      <path d="M68 74v8c0 11 8 18 18 18s18-7 18-18v-7" stroke="var(--art-line)" />
      <circle cx="104" cy="66" r="9" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M67 62c-9-.6-14-6-14.300-15 9 .2 14.300 5.500 14.300 15Z" fill="var(--art-leaf)" />
      <path d="M69 58c-.4-8 3.700-13.300 12-14 .5 8.500-4 13.500-12 14Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
