/**
 * Id of the person whose page is shown, if any. Toasts and the check of a sent Shoop read it: they
 * name the person only on another page.
 */
let shownSubjectId: string | null = null;

/** Marks a person's page as shown. @returns a function that unmarks it */
export function markSubjectShown(id: string): () => void {
  shownSubjectId = id;
  return () => {
    if (shownSubjectId === id) shownSubjectId = null;
  };
}

/** Returns true if the page of that person is shown. */
export const isSubjectShown = (id: string): boolean => shownSubjectId === id;
