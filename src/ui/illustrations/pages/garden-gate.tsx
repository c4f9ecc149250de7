import { Illustration } from '../illustration.tsx';

/** Closed garden door: no access. */
export function GardenGate() {
  return (
    <Illustration>
      <circle cx="119" cy="38" r="9" fill="var(--art-warm)" />
      <path d="M55 98V50c0-14 11-24 25-24s25 10 25 24v48Z" fill="var(--art-paper)" />
      <path d="M55 98V50c0-14 11-24 25-24s25 10 25 24v48M34 98h92" stroke="var(--art-line)" />
      <path d="M79.5 66V52" stroke="var(--art-line)" />
      <path d="M79 60c-8 .5-13-4-13.3-12.5C74 47.3 79 52 79 60Z" fill="var(--art-leaf)" />
      <path d="M80 54c-.4-8 3.7-13.3 12-14 .5 8.5-4 13.5-12 14Z" fill="var(--art-leaf)" />
      <circle cx="96" cy="74" r="2.75" fill="var(--art-line)" />
      <path
        d="M40 98c0-8 3-12 9-13 1 6-2 11-9 13Zm80 0c0-8-3-12-9-13-1 6 2 11 9 13Z"
        fill="var(--art-leaf)"
      />
    </Illustration>
  );
}
