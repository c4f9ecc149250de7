import { Illustration } from '../illustration.tsx';

/** Open folder: no documents yet. */
export function Folder() {
  return (
    <Illustration>
      <circle cx="122" cy="34" r="9" fill="var(--art-warm)" />
      <path
        d="M40 90V44c0-4 2-6 6-6h19l8 8h37c4 0 6 2 6 6v8"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path d="M56 62V50h44v12" stroke="var(--art-line)" strokeDasharray="1 7" />
      <path
        d="M36 62h88l-8 32c-1 3-3 4-6 4H50c-4 0-6-2-7-5Z"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
      />
      <path d="M79 88c-9-.6-14-6-14.300-15 9 .2 14.300 5.500 14.300 15Z" fill="var(--art-leaf)" />
      <path d="M81 86c-.4-8 3.700-13.300 12-14 .5 8.500-4 13.500-12 14Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
