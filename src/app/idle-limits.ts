/** Idle logout and its countdown, in ms (accounts §4.7, §9; decision 14). */
export const IDLE_LIMIT = 900_000;
export const COUNTDOWN = 60_000;
