import { Illustration } from '../illustration.tsx';

/** Plug next to its socket: no connection. */
export function LoosePlug() {
  return (
    <Illustration>
      <circle cx="50" cy="34" r="9" fill="var(--art-warm)" />
      <path d="M20 96c26 2 8-38 32-38" stroke="var(--art-line)" />
      <path d="M52 48h14c5 0 7 3 7 7v6c0 4-2 7-7 7H52Z" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M73 54h9M73 62h9" stroke="var(--art-line)" />
      <path d="M140 40c-20 0-8 18-24 18" stroke="var(--art-line)" />
      <path
        d="M116 46h-14c-5 0-7 3-7 7v10c0 4 2 7 7 7h14Z"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path d="M95 54h6M95 62h6" stroke="var(--art-line)" />
      <path d="M84 101c-9-.6-14-6-14.300-15 9 .2 14.300 5.500 14.300 15Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
