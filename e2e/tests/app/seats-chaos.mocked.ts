import { isBriefRun, isFullRun } from '../../../tools/ci/full-run.ts';
import { test } from '../../support/app.ts';
import { SeatsWalk } from '../../support/seats-chaos/seats-walk.ts';
import { addFrameClocks, openTwoSeats } from '../../support/theatre.ts';

/** Number of walks; a slow machine does few of them. */
const seedCount = isBriefRun ? 24 : isFullRun ? 200 : 4;
/** Seeds of one test: they share the theatre, which takes longer to open than a seed takes. */
const seedsPerTest = 8;
const stepCount = 5;

const starts = Array.from(
  { length: Math.ceil(seedCount / seedsPerTest) },
  (_, index) => index * seedsPerTest,
);

for (const start of starts) {
  const end = Math.min(start + seedsPerTest, seedCount);
  test(`seeds ${start} to ${end - 1}: what is done in one seat changes nothing in the other`, async ({
    page,
    backend: _policyGuard,
  }) => {
    test.slow();
    // A page that is left with unsaved changes asks.
    page.on('dialog', (question) => question.accept());
    await addFrameClocks(page);
    const seats = await openTwoSeats(page, ['1200 - login', '1200 - login'], 'clinic');
    const walk = new SeatsWalk(page, seats);
    for (let seed = start; seed < end; seed += 1) {
      walk.diary.push(`seed ${seed}`);
      await walk.run(seed, stepCount).catch((error: Error) => {
        error.message = `${walk.diary.slice(-40).join('\n')}\n${error.message}`;
        throw error;
      });
    }
  });
}
