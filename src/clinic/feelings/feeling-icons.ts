import { IconMoodEmpty, IconMoodSad, IconMoodSmile } from '@tabler/icons-react';
import type { Feeling } from '#domain/check-ups/check-up.ts';

/** Face for each feeling, so that the meaning relies neither on color nor on text alone. */
export const feelingIcons: Record<Feeling, typeof IconMoodSmile> = {
  worse: IconMoodSad,
  same: IconMoodEmpty,
  better: IconMoodSmile,
};
