import { Illustration } from '../illustration.tsx';

/** Hammock at night: the session ended while idle. */
export function Hammock() {
  return (
    <Illustration>
      <path d="M84 22c-9 1-13 9-9 16 3 6 11 7 16 2-9 1-14-9-7-18Z" fill="var(--art-warm)" />
      <path d="M40 100V44M120 100V44M26 100h108" stroke="var(--art-line)" />
      <path
        d="M40 54c8 2 12 4 16 8 12 12 36 12 48 0 4-4 8-6 16-8-6 26-18 40-40 40S46 80 40 54Z"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path d="M79 84c-9-.6-14-6-14.300-15 9 .2 14.300 5.500 14.300 15Z" fill="var(--art-leaf)" />
      <path d="M81 82c-.4-8 3.700-13.300 12-14 .5 8.500-4 13.500-12 14Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
