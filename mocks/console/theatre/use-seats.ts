import { useEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MockServer } from '#mocks/server/server.ts';
import type { Account } from '#mocks/store/tables.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { readPage, resolvePage } from './app-page.ts';
import { findSeatedPerson, type SeatedPerson, seatPerson, signSeatOut } from './seat-session.ts';
import { findFreeNumber, getWindowName, minWidth, type SeatPlan } from './theatre-address.ts';

/** Seat as the theatre shows it; `page` follows its frame. */
export interface Seat extends SeatPlan {
  /** Page that the frame opens first. */
  readonly firstPage: string;
  /** Reason why a command was refused; '' for none. */
  readonly refusal: string;
}

/** Seat with the person whose session it holds now. */
export interface SeatWithPerson extends Seat {
  readonly person: SeatedPerson;
  /** Accessible name of the seat and of its frame. */
  readonly title: string;
}

/** Renders again when the session of a seat changes, in whichever frame. */
function useSessionChanges(): () => void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener('storage', rerender);
    return () => window.removeEventListener('storage', rerender);
  }, []);
  return rerender;
}

/** Opens a window with a seat's session. @returns false if the browser did not allow it */
function openInOwnTab(seat: Seat): boolean {
  // A name given here would lead to the frame of this name.
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.name = getWindowName(seat);
  tab.location.replace(resolvePage(seat.page));
  return true;
}

/** Provides the seats of the theatre and what can be done with them. */
export function useSeats(server: MockServer, openedSeats: readonly Seat[]) {
  const [seats, setSeats] = useState(openedSeats);
  const [frames] = useState(() => new Map<string, HTMLIFrameElement>());
  const [activeNumber, setActiveNumber] = useState(openedSeats[0]?.number ?? 0);
  const onSessionChange = useSessionChanges();
  const announce = useAnnounce();

  const seatsWithPersons: readonly SeatWithPerson[] = seats.map((seat) => {
    const person = findSeatedPerson(server, seat);
    return {
      ...seat,
      person,
      email: person.account?.email ?? '',
      title: `Seat ${seat.number}: ${person.text || 'nobody signed in'}`,
    };
  });
  const change = (number: number, changes: Partial<Seat>) =>
    setSeats((all) => all.map((seat) => (seat.number === number ? { ...seat, ...changes } : seat)));
  const windowOf = (seat: Seat) => frames.get(getWindowName(seat))?.contentWindow ?? null;

  /** Shows a seat, focuses its frame and announces it. */
  function goTo(seat: SeatWithPerson): void {
    // A hidden frame cannot take the focus.
    flushSync(() => setActiveNumber(seat.number));
    windowOf(seat)?.focus();
    announce(seat.title);
  }

  return {
    seats: seatsWithPersons,
    frames,
    activeNumber,
    setActiveNumber,
    goTo,
    goToNext() {
      const index = seatsWithPersons.findIndex(({ number }) => number === activeNumber);
      const next = seatsWithPersons[(index + 1) % seatsWithPersons.length];
      if (next) goTo(next);
    },
    setWidth: (seat: Seat, width: number) => change(seat.number, { width }),
    /** Takes over the page that a seat's frame shows. */
    followPage(seat: Seat) {
      const page = windowOf(seat);
      const path = page && readPage(page);
      if (path !== null) change(seat.number, { page: path });
    },
    async choosePerson(seat: Seat, account: Account | null) {
      change(seat.number, { refusal: '' });
      try {
        const page = await seatPerson(server, seat, account);
        onSessionChange();
        windowOf(seat)?.location.replace(resolvePage(page));
      } catch (error) {
        change(seat.number, { refusal: error instanceof Error ? error.message : String(error) });
      }
    },
    reload: (seat: Seat) => windowOf(seat)?.location.replace(resolvePage(seat.page)),
    openInOwnTab(seat: Seat) {
      if (!openInOwnTab(seat)) change(seat.number, { refusal: 'The browser did not allow a new tab.' });
    },
    /** Null if there are seats enough. */
    add:
      findFreeNumber(seats) === null
        ? null
        : () => {
            const number = findFreeNumber(seats) ?? 0;
            signSeatOut({ number });
            const page = 'login';
            setSeats([...seats, { number, width: minWidth, email: '', page, firstPage: page, refusal: '' }]);
            setActiveNumber(number);
          },
    remove(seat: Seat) {
      const others = seats.filter(({ number }) => number !== seat.number);
      setSeats(others);
      if (activeNumber === seat.number) setActiveNumber(others[0]?.number ?? 0);
    },
    swap: () => setSeats((all) => all.toReversed()),
  };
}

export type Seats = ReturnType<typeof useSeats>;
