import { isFullRun } from '../../../tools/ci/full-run.ts';
import { test } from '../../support/app.ts';
import { Dice } from '../../support/chaos/dice.ts';
import { PageWalk } from '../../support/chaos/page-walk.ts';

// Runs in the full test only; e2e/support/chaos/whole-intake.test.ts simulates hundreds more.
for (const seed of isFullRun ? [1, 2, 3] : []) {
  test(`seed ${seed}: no answer is lost through failed saves, ended sessions and reloads`, async ({
    page,
    backend,
  }) => {
    const walk = new PageWalk(page, backend, new Dice(seed));
    await walk.run(14).catch((error: Error) => {
      error.message = `${walk.diary.join('\n')}\n${error.message}`;
      throw error;
    });
  });
}
