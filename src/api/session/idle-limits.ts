/** Idle logout and its countdown, in ms (accounts §4.7, §9; decision 14). */
export const IDLE_LIMIT_MS = 900_000;
export const COUNTDOWN_MS = 60_000;
