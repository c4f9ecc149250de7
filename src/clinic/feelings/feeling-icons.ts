import { IconMoodEmpty, IconMoodSad, IconMoodSmile } from '@tabler/icons-react';
import type { Feeling } from '#domain/check-ups/check-up.ts';

/** A face beside each word, so that neither color nor reading alone carries it. */
export const feelingIcons: Record<Feeling, typeof IconMoodSmile> = {
  worse: IconMoodSad,
  same: IconMoodEmpty,
  better: IconMoodSmile,
};
