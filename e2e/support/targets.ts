import { expect, type Page } from 'playwright/test';

/** Lists controls of the main part that are, with their label, narrower or lower than 44 px. */
const findSmallControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // 44 px, less half a pixel for fractions.
    const minSidePx = 43.5;
    const labelSelector = 'label, .mantine-Radio-root, .mantine-Checkbox-root, .mantine-Switch-root';
    const smallControls: string[] = [];
    for (const control of document.querySelectorAll('main :is(button, a[href], input, select, textarea)')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      // An ::after layer enlarges the touch target of a small mark.
      const extraLayerHeight = Number.parseFloat(getComputedStyle(control, '::after').height) || 0;
      const boxes = [control, control.closest(labelSelector)].map((each) => each?.getBoundingClientRect());
      const sideOf = (side: 'width' | 'height') =>
        Math.max(extraLayerHeight, ...boxes.map((box) => box?.[side] ?? 0));
      if (sideOf('width') < minSidePx || sideOf('height') < minSidePx)
        smallControls.push(control.outerHTML.slice(0, 160));
    }
    return smallControls;
  });

/** Expects every control to be a sufficient touch target. */
export const expectLargeTargets = (page: Page, screenName: string) =>
  expect.poll(() => findSmallControls(page), screenName).toEqual([]);
