import { Illustration } from '../illustration.tsx';

/** Open garden gate with a path behind it: welcome. */
export function OpenGate() {
  return (
    <Illustration>
      <circle cx="92" cy="52" r="10" fill="var(--art-warm)" />
      <path d="M55 98V50c0-14 11-24 25-24s25 10 25 24v48" stroke="var(--art-line)" />
      <path d="M55 98V50c0-6 2-11 5.500-15.300L75 46v46Z" fill="var(--art-paper)" />
      <path d="M55 98V50c0-6 2-11 5.500-15.300L75 46v46ZM34 98h92" stroke="var(--art-line)" />
      <circle cx="70" cy="70" r="2.500" fill="var(--art-line)" />
      <path d="M75 92c8-10 16-15 30-18v24H76Z" fill="var(--art-leaf)" />
      <path d="M120 98c0-9 3.500-14 10-15 1 7-2.500 13-10 15Z" fill="var(--art-leaf)" />
      <path d="M40 98c0-8 3-12 9-13 1 6-2 11-9 13Z" fill="var(--art-leaf)" />
    </Illustration>
  );
}
