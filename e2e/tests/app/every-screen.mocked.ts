import { test } from '../../support/app.ts';
import { expectLegible, setFontSize, spaceText } from '../../support/legible.ts';
import { everyScreen } from '../../support/screens/every-screen.ts';
import { openScreen } from '../../support/screens/open-screen.ts';
import { expectTabWalk } from '../../support/tab-stops.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

for (const [role, screens] of Object.entries(everyScreen)) {
  test(`text of twice the size stays legible, ${role}`, { tag: '@wcag-1.4.4' }, async ({ page, backend }) => {
    await page.setViewportSize(desktop);
    await setFontSize(page, 32);
    for (const screen of screens) await expectLegible(page, await openScreen(page, backend, screen));
  });

  test(`spaced text stays legible on a phone, ${role}`, { tag: ['@wcag-1.4.10', '@wcag-1.4.12'] }, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize(phone);
    for (const each of screens) {
      const name = await openScreen(page, backend, each);
      await expectLegible(page, name);
      await spaceText(page);
      await expectLegible(page, `${name}, spaced`);
    }
  });

  for (const viewport of [desktop, phone])
    test(`Tab goes through each screen, the focus in sight, ${role}, ${viewport.width} px wide`, {
      tag: ['@wcag-2.1.1', '@wcag-2.1.2', '@wcag-2.4.3', '@wcag-2.4.7', '@wcag-2.4.11', '@wcag-3.2.1'],
    }, async ({ page, backend }) => {
      await page.setViewportSize(viewport);
      for (const each of screens) await expectTabWalk(page, await openScreen(page, backend, each));
    });
}
