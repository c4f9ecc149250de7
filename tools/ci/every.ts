/**
 * True for the full test run (`npm run test:every`, used by CI). The short run tests each rule
 * once, each screen in its first state, and each main flow on the live build.
 */
export const EVERY = process.env.EVERY === '1';
