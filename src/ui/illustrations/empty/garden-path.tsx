import { Illustration } from '../illustration.tsx';

/** Path up a hill with a seedling on top: no check-ups yet. */
export function GardenPath() {
  return (
    <Illustration>
      <circle cx="120" cy="36" r="9" fill="var(--art-warm)" />
      <path d="M24 100c18-20 34-30 56-30s38 10 56 30" stroke="var(--art-line)" />
      <path
        d="M46 100c6-12 28-10 30-16 2-5-5-6-2-14h10c-3 6 6 8 5 15-1 8-18 7-19 15Z"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path d="M80 70V46" stroke="var(--art-line)" />
      <path d="M79 58c-10 .6-16-5-16.400-15.300C72 42.600 79 48.500 79 58Z" fill="var(--art-leaf)" />
      <path
        d="M81 52c-.5-9.500 4.600-15.800 14.300-16.700C96 45.200 90.500 51.400 81 52Z"
        fill="var(--art-leaf)"
      />
      <path d="M108 97c-6-.4-9.500-4-9.700-10.300 6.400.2 9.700 3.900 9.700 10.300Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
