import type { TitleOrder } from '@mantine/core';

/** Level of a heading below a heading of each level. */
export const titleBelow = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const satisfies Record<
  TitleOrder,
  TitleOrder
>;
