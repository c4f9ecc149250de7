/** Names of a seat's entries among the names that all pages of this origin share. */
export interface OwnNames {
  /** Returns the name as the browser stores it. */
  toBrowser(name: string): string;
  /** Returns the name as the app knows it; null for an entry of another seat. */
  toApp(browserName: string): string | null;
}

/** Creates the names of a seat. @param isShared returns true for a name that all seats share */
export function createOwnNames(seat: string, isShared: (name: string) => boolean = () => false): OwnNames {
  const prefix = `${seat} `;
  return {
    toBrowser: (name) => (isShared(name) ? name : prefix + name),
    toApp(browserName) {
      if (isShared(browserName)) return browserName;
      return browserName.startsWith(prefix) ? browserName.slice(prefix.length) : null;
    },
  };
}
