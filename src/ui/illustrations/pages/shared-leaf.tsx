import { Illustration } from '../illustration.tsx';

/** Two pages with a leaf between them: data is shared by consent. */
export function SharedLeaf() {
  return (
    <Illustration>
      <circle cx="124" cy="36" r="9" fill="var(--art-warm)" />
      <rect x="34" y="36" width="38" height="50" rx="6" fill="var(--art-paper)" stroke="var(--art-line)" />
      <rect x="88" y="46" width="38" height="50" rx="6" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M44 50h18M44 60h12M104 72h12M98 82h18" stroke="var(--art-line)" />
      <path d="M80 84c-12-1-19-8.500-19.500-21C73 63.500 80 71 80 84Z" fill="var(--art-leaf)" />
      <path
        d="M81 76c-.6-12 5.600-19.800 18-20.800C99.800 67.800 93.200 75.400 81 76Z"
        fill="var(--art-leaf)"
      />
    </Illustration>
  );
}
