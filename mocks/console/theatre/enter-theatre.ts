import { readSeatName } from '#mocks/seats/seat-name.ts';
import { separateBrowser } from '#mocks/seats/separate-browser.ts';
import { separateStorage } from '#mocks/seats/separate-storage.ts';

export interface TheatreEntry {
  /** True at the address of the theatre. */
  isTheatre: boolean;
  /** Absolute URL of the API, with a trailing slash. */
  base: string;
  /** Removes a page that the build has rendered. @returns the root element */
  emptyRoot: () => HTMLElement;
}

/** Owner of the theatre's own entries: a scenario that it starts must not end the tab's session. */
const theatreOwner = 'theatre';

/**
 * Opens the theatre, or prepares a seat for the app.
 * @returns true if the app must not start
 */
export async function enterTheatre({ isTheatre, base, emptyRoot }: TheatreEntry): Promise<boolean> {
  if (isTheatre && window !== window.top) {
    // A seat shows the app: seats within seats would share their names.
    location.replace(import.meta.env.BASE_URL);
    return true;
  }
  if (!isTheatre) {
    const seat = readSeatName();
    if (seat) {
      separateBrowser(seat);
      // The build has rendered the page for a visitor, which the user of a seat may not be.
      document.documentElement.style.visibility = 'hidden';
    }
    return false;
  }
  // Its events stay: the theatre follows the sessions of all seats.
  separateStorage(theatreOwner);
  // A tab that was a seat before has its name still.
  window.name = '';
  const { openTheatre } = await import('./open-theatre.tsx');
  await openTheatre(base, emptyRoot);
  return true;
}
