import type { IntakeSegment } from '#domain/intake/sections.ts';
import { useMarkCount } from './seen-review.ts';

interface ChangedCountProps {
  segment: IntakeSegment;
  className: string | undefined;
}

/** Number of changed answers at a section's name; nothing if there is none. */
export function ChangedCount({ segment, className }: ChangedCountProps) {
  const count = useMarkCount(segment) ?? 0;
  if (count === 0) return null;
  return (
    <span className={className} data-no-print>
      {count} changed
    </span>
  );
}
