import { expect, type Page } from 'playwright/test';

/** Lists content that is cut off at the edge of the window or of its container. */
const findCutContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const describeElement = (element: Element) => element.outerHTML.slice(0, 160);
    const faults: string[] = scrollWidth > clientWidth ? [`The page is ${scrollWidth} wide`] : [];
    const isInScroller = (element: Element): boolean =>
      element.parentElement !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element.parentElement).overflowX) ||
        isInScroller(element.parentElement));
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { width, right, left } = element.getBoundingClientRect();
      const { overflowX, clipPath, clip, textOverflow } = getComputedStyle(element);
      // Text for screen readers is clipped on purpose; the thumb of a slider overlaps its ends.
      const isClippedOnPurpose = width <= 1 || clipPath !== 'none' || clip !== 'auto';
      if (isClippedOnPurpose || element.closest('svg, [role=slider]')) continue;
      const isBeyond = right > clientWidth + 1 || left < -1;
      if (isBeyond && !isInScroller(element)) faults.push(`Beyond the edge: ${describeElement(element)}`);
      // 3 is the type of a text node.
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      // With an ellipsis, the whole text is on the page that the element leads to (decision 106).
      const isCut =
        holdsText &&
        textOverflow !== 'ellipsis' &&
        overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1;
      if (isCut) faults.push(`Cut off: ${describeElement(element)}`);
    }
    return faults;
  });

/** Expects that no content is cut off and the page does not scroll sideways. */
export const expectNothingCut = (page: Page, screenName: string) =>
  expect.poll(() => findCutContent(page), screenName).toEqual([]);
