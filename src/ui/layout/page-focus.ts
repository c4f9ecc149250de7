/** Marks the element of a page that takes the focus after a navigation, instead of the heading. */
export const pageFocus = { 'data-page-focus': true } as const;

/** Selector of the marked element. */
export const PAGE_FOCUS = '[data-page-focus]';
