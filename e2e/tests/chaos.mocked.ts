import { EVERY } from '../../tools/ci/every.ts';
import { test } from '../support/app.ts';
import { Dice } from '../support/chaos/dice.ts';
import { PageWalk } from '../support/chaos/page-walk.ts';

// Only where all is tried. Hundreds more, some of them at one's desk as well: e2e/support/chaos/whole-intake.test.ts.
for (const seed of EVERY ? [1, 2, 3] : []) {
  test(`seed ${seed}: the page loses nothing while saves fail, sessions end and it is reloaded`, async ({
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
