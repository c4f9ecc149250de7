/**
 * True where all is tried in all ways (`npm run test:every`, which CI runs). Otherwise each rule is tried once, each
 * screen in its first state, and each main flow on the live build.
 */
export const EVERY = process.env.EVERY === '1';
