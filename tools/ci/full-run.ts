/**
 * True for the full test run (`npm run test:every`, used by CI). The short run tests each rule
 * once, each screen in its first state, and each main flow on the live build.
 */
export const isFullRun = process.env.EVERY === '1';

/** True where `npm test` has just passed (`npm run test:rest`): nothing of it is run again. */
export const isRestOfFullRun = isFullRun && process.env.REST === '1';

/** True on a slow machine (`.ci/run`): what has passed on one build is not repeated on another. */
export const isBriefRun = isRestOfFullRun && process.env.BRIEF === '1';

/** Time (ms since 1970) after which a run begins no more flows; `ENDS_AT` is in seconds. */
export const runEndsAt = Number(process.env.ENDS_AT ?? Number.POSITIVE_INFINITY) * 1000;
