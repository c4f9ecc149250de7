/** Id of the person whose page is shown, if any. */
let shown: string | null = null;

/** Marks a person's page as shown. @returns a function that unmarks it */
export function showSubject(id: string): () => void {
  shown = id;
  return () => {
    if (shown === id) shown = null;
  };
}

/** Returns true if the page of that person is shown. */
export const isShown = (id: string): boolean => shown === id;
