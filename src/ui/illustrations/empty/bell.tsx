import { Illustration } from '../illustration.tsx';

/** Bell at rest: no new notifications. */
export function Bell() {
  return (
    <Illustration>
      <circle cx="119" cy="38" r="9" fill="var(--art-warm)" />
      <path d="M80 36v-7" stroke="var(--art-line)" />
      <path
        d="M52 84c7-7 9-14 9-27 0-13 8-21 19-21s19 8 19 21c0 13 2 20 9 27Z"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path d="M72 90c1 4 4 6.500 8 6.500s7-2.500 8-6.500" stroke="var(--art-line)" />
      <path
        d="M80 76c-8.500-.6-13.500-5.600-13.800-14.200C74.700 62 80 67.300 80 76Z"
        fill="var(--art-leaf)"
      />
      <path d="M81 70c-.4-8 3.900-13.200 12-14 .5 8.400-4 13.500-12 14Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
