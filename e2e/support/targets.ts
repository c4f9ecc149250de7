import { expect, type Page } from 'playwright/test';

/** Lists controls of the main part that are, with their label, narrower or lower than 44 px. */
const findSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5;
    const boxed = 'label, .mantine-Radio-root, .mantine-Checkbox-root, .mantine-Switch-root';
    const small: string[] = [];
    for (const control of document.querySelectorAll('main :is(button, a[href], input, select, textarea)')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      // An ::after layer enlarges the touch target of a small mark.
      const over = Number.parseFloat(getComputedStyle(control, '::after').height) || 0;
      const boxes = [control, control.closest(boxed)].map((each) => each?.getBoundingClientRect());
      const least = (side: 'width' | 'height') => Math.max(over, ...boxes.map((box) => box?.[side] ?? 0));
      if (least('width') < LEAST || least('height') < LEAST) small.push(control.outerHTML.slice(0, 160));
    }
    return small;
  });

/** Expects every control to be a sufficient touch target. */
export const expectFingersFit = (page: Page, what: string) =>
  expect.poll(() => findSmall(page), what).toEqual([]);
