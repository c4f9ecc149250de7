import { expect, type Page } from 'playwright/test';
import { expectNothingCut } from './narrow.ts';

/** Sets the default font size of the browser (px), as a user does in its settings; 16 is usual. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** Spaces text as far as WCAG 2.2 says that a user may (criterion 1.4.12). */
export const spaceText = (page: Page) =>
  page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`,
  });

/** Lists pairs of texts that cover each other, each as 'text | text'. */
const findOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A letter's box is higher than its ink, so that boxes of close lines may touch.
    const allowedOverlapPx = 3;
    interface Line {
      text: string;
      owner: Element;
      box: DOMRect;
      /** True in a head that stays in place, below which the page scrolls. */
      isStuck: boolean;
    }
    const isClipped = (element: Element | null): boolean => {
      if (element === null) return false;
      const { clip, clipPath } = getComputedStyle(element);
      const isPoint = element.getBoundingClientRect().width <= 1;
      return isPoint || clip !== 'auto' || clipPath !== 'none' || isClipped(element.parentElement);
    };
    const isStuck = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || isStuck(element.parentElement));
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const owner = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!owner || text === '' || owner.closest('svg, script, style, option')) continue;
      // Text for screen readers is clipped to a point.
      if (isClipped(owner)) continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) {
        const topmost = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const isUncovered = topmost !== null && owner.contains(topmost);
        if (box.width > 1 && box.height > 1 && isUncovered)
          lines.push({ text: text.slice(0, 40), owner, box, isStuck: isStuck(owner) });
      }
    }
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > allowedOverlapPx &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > allowedOverlapPx;
    return lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter(
          (otherLine) =>
            line.owner !== otherLine.owner &&
            line.isStuck === otherLine.isStuck &&
            overlap(line.box, otherLine.box),
        )
        .map((other) => `${line.text} | ${other.text}`),
    );
  });

/** Expects no text to be cut off or to cover another, from the top to the end of the page. */
export async function expectLegible(page: Page, screenName: string): Promise<void> {
  await expectNothingCut(page, screenName);
  const steps = await page.evaluate(() => Math.ceil(document.body.scrollHeight / window.innerHeight));
  for (let step = 0; step < steps; step += 1) {
    await page.evaluate((screenIndex) => window.scrollTo(0, screenIndex * window.innerHeight), step);
    await expect.soft.poll(() => findOverlaps(page), `${screenName}, screen ${step + 1}`).toEqual([]);
  }
}
