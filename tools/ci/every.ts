/** The word that asks `tools/ci/test.ts` for it. */
export const EVERY_FLAG = '--every';

/**
 * Whether all is tried in all ways (`npm run test:every`, and CI). Else each rule, screen and flow is tried once: a flow on
 * one of the two builds at the root of a host, a call with the faults that have words of their own, fewer seeds.
 */
export const EVERY = process.env.EVERY === '1' || process.argv.includes(EVERY_FLAG);
