import { Button } from '@mantine/core';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useEffectEvent } from 'react';
import { CopyButton } from '#mocks/console/copy-button.tsx';
import panel from '#mocks/console/panel.module.css';
import parts from '#mocks/console/parts.module.css';
import RefusalNotice from '#mocks/console/refusal-notice.tsx';
import { refusalMessage } from '#mocks/controls/refusal.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { ColorSchemeToggle } from '#ui/layout/color-scheme-toggle.tsx';
import { readTheatreUrl } from './app-page.ts';
import { isNextSeatKey, nextSeatKeys } from './next-seat-key.ts';
import { SeatPanel } from './seat-panel.tsx';
import classes from './theatre.module.css';
import { formatTheatreQuery } from './theatre-address.ts';
import { useRefetchAfterWrites } from './use-refetch-after-writes.ts';
import { type Seat, type Seats, useSeats } from './use-seats.ts';

interface TheatreProps {
  server: MockServer;
  storeName: string;
  openedSeats: readonly Seat[];
}

/** Keeps the seats, their persons, widths and pages in the address of the theatre. */
function useAddress({ seats }: Seats): void {
  const query = formatTheatreQuery(seats);
  useEffect(() => history.replaceState(null, '', readTheatreUrl() + query), [query]);
}

/** Moves the focus to the next seat by keys, while the theatre itself has the focus. */
function useNextSeatKey({ goToNext }: Seats): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isNextSeatKey(event)) return;
    event.preventDefault();
    goToNext();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Buttons that choose the seat that a narrow window shows. */
function SeatChoice({ seats: { seats, activeNumber, goTo } }: { seats: Seats }) {
  return (
    <fieldset aria-label="Shown seat" className={classes.choice}>
      {seats.map((seat) => (
        <Button
          key={seat.number}
          variant="default"
          aria-pressed={seat.number === activeNumber}
          aria-label={seat.title}
          onClick={() => goTo(seat)}
        >
          Seat {seat.number}
        </Button>
      ))}
    </fieldset>
  );
}

/** Tools for all seats. */
function Toolbar({ seats, scenario }: { seats: Seats; scenario: string }) {
  return (
    <header className={classes.toolbar}>
      <h1 className={classes.title}>Both sides</h1>
      <p className={classes.hint}>
        {nextSeatKeys} goes to the next seat. All seats share the mock’s data; each has its own session.
      </p>
      <div className={parts.actions}>
        <Button variant="default" disabled={!seats.add} onClick={() => seats.add?.()}>
          Add a seat
        </Button>
        <Button variant="default" disabled={seats.seats.length < 2} onClick={seats.swap}>
          Swap sides
        </Button>
        <CopyButton
          text={() => readTheatreUrl() + formatTheatreQuery(seats.seats, scenario)}
          label="Copy link for a colleague"
        />
        <ColorSchemeToggle />
      </div>
    </header>
  );
}

/** Screen with several copies of the app side by side, each with its own session, on one store. */
export function Theatre({ server, storeName, openedSeats }: TheatreProps) {
  const { store } = server;
  useSelector(store.changes);
  const refusal = useSelector(refusalMessage);
  const seats = useSeats(server, openedSeats);
  useAddress(seats);
  useNextSeatKey(seats);
  useRefetchAfterWrites(server, seats.frames, storeName);
  // A frame that is moved in the document loads again, so the order on the screen is a style.
  const byNumber = seats.seats.toSorted((one, other) => one.number - other.number);
  return (
    <div className={`${panel.content} ${classes.theatre}`}>
      <Toolbar seats={seats} scenario={store.scenario} />
      <main className={classes.stage}>
        {seats.seats.length > 1 && <SeatChoice seats={seats} />}
        {seats.seats.length === 0 && (
          <div className={parts.empty}>
            <p className={parts.rowTitle}>No seat yet</p>
            <p className={parts.dimmed}>Each seat is a copy of the app, for another person of the clinic.</p>
            <Button mt="sm" onClick={() => seats.add?.()}>
              Add a seat
            </Button>
          </div>
        )}
        <div className={classes.seats}>
          {byNumber.map((seat) => (
            <SeatPanel
              key={seat.number}
              seat={seat}
              seats={seats}
              accounts={store.tables.accounts}
              order={seats.seats.indexOf(seat)}
            />
          ))}
        </div>
      </main>
      {refusal && <RefusalNotice reason={refusal} />}
    </div>
  );
}
