import { Illustration } from '../illustration.tsx';

/** House with a closed shutter: the server has failed. */
export function ClosedShop() {
  return (
    <Illustration>
      <path d="M126 26c-9 1-13 9-9 16 3 6 11 7 16 2-9 1-14-9-7-18Z" fill="var(--art-warm)" />
      <path d="M46 98V58l34-27 34 27v40Z" fill="var(--art-paper)" stroke="var(--art-line)" />
      <path d="M36 64 80 29l44 35" stroke="var(--art-line)" />
      <path d="M64 98V64h32v34M64 73h32M64 81h32M64 89h32" stroke="var(--art-line)" />
      <path d="M24 98h112" stroke="var(--art-line)" />
      <path
        d="M32 98c0-9 3.500-14 10-15 1 7-2.500 13-10 15Zm96 0c0-9-3.500-14-10-15-1 7 2.500 13 10 15Z"
        fill="var(--art-leaf)"
      />
    </Illustration>
  );
}
