import { Button, VisuallyHidden } from '@mantine/core';
import { IconCopyPlus } from '@tabler/icons-react';
import type { Recommendation } from '#domain/shoops/recommendations.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import { useShoopStarts } from './use-shoop-starts.ts';

/** Opens a new Shoop with a recommendation's medicines: mostly the next differs little. */
export function StartButton({ recommendation }: { recommendation: Recommendation }) {
  const starts = useShoopStarts();
  if (!starts) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconCopyPlus aria-hidden size={20} stroke={1.75} />}
      data-no-print
      onClick={() => starts.startFrom(recommendation)}
    >
      Start from this Shoop
      <VisuallyHidden component="span"> of {formatShoopDate(recommendation.createdAt)}</VisuallyHidden>
    </Button>
  );
}
