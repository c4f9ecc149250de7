import { Illustration } from '../illustration.tsx';

/** Sprout in a bowl: nothing here yet. */
export function RestingSprout() {
  return (
    <Illustration>
      <circle cx="116" cy="34" r="9" fill="var(--art-warm)" />
      <path d="M80 78V50" stroke="var(--art-line)" />
      <path d="M79 64c-13 .8-21-6.6-21.5-20C70.5 44 79 51.5 79 64Z" fill="var(--art-leaf)" />
      <path d="M81 54c-.7-13 6-21.6 19.5-22.8C101.3 45 94 53.6 81 54Z" fill="var(--art-leaf)" />
      <path d="M50 78h60c0 17-12.5 27-30 27s-30-10-30-27Z" fill="var(--art-paper)" />
      <path d="M50 78h60c0 17-12.5 27-30 27s-30-10-30-27Zm18 27h24" stroke="var(--art-line)" />
    </Illustration>
  );
}
