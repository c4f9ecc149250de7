import { Illustration } from '../illustration.tsx';

/** Bottle with a dropper and a leaf: no recommendations yet. */
export function Bottle() {
  return (
    <Illustration>
      <circle cx="120" cy="38" r="9" fill="var(--art-warm)" />
      <path d="M72 44V33c0-5 3-8 8-8s8 3 8 8v11" fill="var(--art-warm)" stroke="var(--art-line)" />
      <path d="M66 44h28v9H66Z" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path
        d="M70 53c0 6-14 6-14 17v24c0 5 3 7 7 7h34c4 0 7-2 7-7V70c0-11-14-11-14-17Z"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path d="M79 92c-9-.6-14-6-14.300-15 9 .2 14.300 5.500 14.300 15Z" fill="var(--art-leaf)" />
      <path d="M81 88c-.4-8 3.700-13.300 12-14 .5 8.500-4 13.500-12 14Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
