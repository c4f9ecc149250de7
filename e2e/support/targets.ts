import { expect, type Page } from 'playwright/test';

/** Controls of the page's main part that a finger may miss: narrower or lower than 44 pixels, their label included. */
const findSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5;
    const boxed = 'label, .mantine-Radio-root, .mantine-Checkbox-root, .mantine-Switch-root';
    const small: string[] = [];
    for (const control of document.querySelectorAll('main :is(button, a[href], input, select, textarea)')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      // A small mark is as large to a finger as the layer over it.
      const over = Number.parseFloat(getComputedStyle(control, '::after').height) || 0;
      const boxes = [control, control.closest(boxed)].map((each) => each?.getBoundingClientRect());
      const least = (side: 'width' | 'height') => Math.max(over, ...boxes.map((box) => box?.[side] ?? 0));
      if (least('width') < LEAST || least('height') < LEAST) small.push(control.outerHTML.slice(0, 160));
    }
    return small;
  });

/** Every control is as large as a finger. */
export const expectFingersFit = (page: Page, what: string) =>
  expect.poll(() => findSmall(page), what).toEqual([]);
