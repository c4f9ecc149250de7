import { Illustration } from '../illustration.tsx';

/** Letter with a leaf as its seal: an e-mail was sent. */
export function Letter() {
  return (
    <Illustration>
      <circle cx="122" cy="36" r="9" fill="var(--art-warm)" />
      <rect x="42" y="40" width="76" height="52" rx="6" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="m44 44 36 28 36-28" stroke="var(--art-line)" />
      <path d="M80 84c-9-.6-14-6-14.3-15 9 .2 14.3 5.5 14.3 15Z" fill="var(--art-leaf)" />
      <path d="M80 84c9-.6 14-6 14.3-15-9 .2-14.3 5.5-14.3 15Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
