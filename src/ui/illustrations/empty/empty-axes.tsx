import { Illustration } from '../illustration.tsx';

/** Axes of a chart with outlines of bars: no data yet. */
export function EmptyAxes() {
  return (
    <Illustration>
      <circle cx="122" cy="32" r="9" fill="var(--art-warm)" />
      <path d="M40 28v70h84" stroke="var(--art-line)" />
      <path
        d="M52 98V80h14v18M76 98V62h14v36M100 98V72h14v26"
        stroke="var(--art-line)"
        strokeDasharray="1 6"
      />
      <path d="M83 54V42" stroke="var(--art-line)" />
      <path d="M82 48c-7-.5-11-4.500-11.200-11.500 7 .2 11.200 4.300 11.200 11.500Z" fill="var(--art-leaf)" />
      <path
        d="M84 44c-.4-6.500 3-10.600 9.600-11.200.4 6.800-3.200 10.800-9.600 11.200Z"
        fill="var(--art-leaf)"
      />
    </Illustration>
  );
}
