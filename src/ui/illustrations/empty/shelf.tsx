import { Illustration } from '../illustration.tsx';

/** Shelf with a gap between its bottles: no match. */
export function Shelf() {
  return (
    <Illustration>
      <circle cx="124" cy="32" r="8" fill="var(--art-warm)" />
      <path
        d="M46 62v-9h10v9c6 3 8 6 8 11v13H38V73c0-5 2-8 8-11Z"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path
        d="M104 62v-9h10v9c6 3 8 6 8 11v13H96V73c0-5 2-8 8-11Z"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path
        d="M75 60v-9h10v9c5 3 7 6 7 11v15H68V71c0-5 2-8 7-11Z"
        stroke="var(--art-line)"
        strokeDasharray="1 6"
      />
      <path d="M28 86h104v7H28Z" fill="var(--art-warm)" stroke="var(--art-line)" />
      <path
        d="M51 82c-5-.4-8-3.300-8.200-8.300 5 .1 8.200 3.200 8.200 8.300Zm58 0c5-.4 8-3.300 8.200-8.300-5 .1-8.200 3.200-8.200 8.300Z"
        fill="var(--art-leaf)"
      />
      <path d="M42 93v9M118 93v9" stroke="var(--art-line)" />
    </Illustration>
  );
}
