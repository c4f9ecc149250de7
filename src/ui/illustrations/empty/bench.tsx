import { Illustration } from '../illustration.tsx';

/** Empty bench: no patients yet. */
export function Bench() {
  return (
    <Illustration>
      <circle cx="112" cy="34" r="10" fill="var(--art-warm)" />
      <path d="M42 52h76v8H42Zm0 14h76v8H42Z" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M36 82h88v7H36Z" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M48 89v12M112 89v12M48 46v36M112 46v36" stroke="var(--art-line)" />
      <path
        d="M24 101c0-10 4-15.500 11-16.500 1 7.500-3 14.500-11 16.500Zm112 0c0-10-4-15.500-11-16.500-1 7.500 3 14.500 11 16.500Z"
        fill="var(--art-leaf)"
      />
    </Illustration>
  );
}
