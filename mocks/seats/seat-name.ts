/** Largest number of seats: each is a full copy of the app in a frame. */
export const maxSeats = 9;

/** Name of a window that is a seat of the theatre; window names survive loads of pages. */
const seatPattern = new RegExp(`^seat:[1-${maxSeats}]$`);

/** Returns the window name of a seat. @param number from 1 to `maxSeats` */
export const formatSeatName = (number: number) => `seat:${number}`;

/** Returns the name of this window's seat; '' for a window outside the theatre. */
export const readSeatName = (): string => (seatPattern.test(window.name) ? window.name : '');

/** Lists the window names of all seats that there can be. */
export const listSeatNames = (): string[] =>
  Array.from({ length: maxSeats }, (_, index) => formatSeatName(index + 1));
