/** Props for the element of a page that takes the focus after a navigation, not the heading. */
export const pageFocusProps = { 'data-page-focus': true } as const;

/** Selector of the marked element. */
export const pageFocusSelector = '[data-page-focus]';
