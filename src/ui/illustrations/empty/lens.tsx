import { Illustration } from '../illustration.tsx';

/** Magnifying glass over an empty area: no matches. */
export function Lens() {
  return (
    <Illustration>
      <circle cx="124" cy="38" r="9" fill="var(--art-warm)" />
      <circle cx="72" cy="58" r="27" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="m92 78 22 21" stroke="var(--art-line)" strokeWidth="6" />
      <path
        d="M72 74c-11-.7-17.300-7-17.700-18C65.300 56.300 72 63 72 74Zm2-7c-.5-9.500 4.600-15.800 14.300-16.700C89 60.200 83.500 66.400 74 67Z"
        stroke="var(--art-line)"
        strokeDasharray="1 6"
      />
      <path d="M40 101c0-8 3-12 9-13 1 6-2 11-9 13Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
