/** Of whom the page is that is shown, where it is one about somebody. */
let shown: string | null = null;

/** For such a page, while it is there. @returns what is to be done when it goes */
export function showSubject(id: string): () => void {
  shown = id;
  return () => {
    if (shown === id) shown = null;
  };
}

/** Whether the reader has that person's page before them. */
export const isShown = (id: string): boolean => shown === id;
