import { expect, type Page } from 'playwright/test';

/** Lists content that is cut off at the edge of the window or of its container. */
const findCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const name = (element: Element) => element.outerHTML.slice(0, 160);
    const found: string[] = scrollWidth > clientWidth ? [`The page is ${scrollWidth} wide`] : [];
    const isInScroller = (element: Element): boolean =>
      element.parentElement !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element.parentElement).overflowX) ||
        isInScroller(element.parentElement));
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { width, right, left } = element.getBoundingClientRect();
      const { overflowX, clipPath, clip, textOverflow } = getComputedStyle(element);
      // Text for screen readers is clipped on purpose; the thumb of a slider overlaps its ends.
      const isUnseen = width <= 1 || clipPath !== 'none' || clip !== 'auto';
      if (isUnseen || element.closest('svg, [role=slider]')) continue;
      const isBeyond = right > clientWidth + 1 || left < -1;
      if (isBeyond && !isInScroller(element)) found.push(`Beyond the edge: ${name(element)}`);
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      // With an ellipsis, the whole text is on the page that the element leads to (decision 106).
      const isCut =
        holdsText &&
        textOverflow !== 'ellipsis' &&
        overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1;
      if (isCut) found.push(`Cut off: ${name(element)}`);
    }
    return found;
  });

/** Expects that no content is cut off and the page does not scroll sideways. */
export const expectNothingCut = (page: Page, what: string) =>
  expect.poll(() => findCut(page), what).toEqual([]);
