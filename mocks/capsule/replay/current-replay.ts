import { createAtom } from '@tanstack/store';
import type { Player } from './player.ts';

/** Player of this page; null without a replay. */
export const currentReplay = createAtom<Player | null>(null);
