import { useElementSize } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef } from 'react';
import { resolvePage } from './app-page.ts';
import classes from './theatre.module.css';
import { getWindowName } from './theatre-address.ts';
import type { Seats, SeatWithPerson } from './use-seats.ts';
import { watchFrame } from './watch-frame.ts';

interface SeatFrameProps {
  seat: SeatWithPerson;
  seats: Pick<Seats, 'frames' | 'followPage' | 'setActiveNumber' | 'goToNext'>;
}

/** Frame of a seat, as wide as its page is to be; scaled down where there is less room. */
export function SeatFrame({ seat, seats }: SeatFrameProps) {
  const { ref: place, width: room, height } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const name = getWindowName(seat);
  const { frames } = seats;
  const onAddress = useEffectEvent(() => seats.followPage(seat));
  const onFocus = useEffectEvent(() => seats.setActiveNumber(seat.number));
  const onNextSeatKey = useEffectEvent(() => seats.goToNext());
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    frames.set(name, current);
    const stop = watchFrame(current, { onAddress, onFocus, onNextSeatKey });
    return () => {
      stop();
      frames.delete(name);
    };
  }, [frames, name]);

  const scale = room > 0 ? Math.min(1, room / seat.width) : 1;
  return (
    <div ref={place} className={classes.place}>
      <iframe
        ref={frame}
        className={classes.frame}
        // Becomes the name of the frame's window, by which its page knows its seat.
        name={name}
        title={seat.title}
        src={resolvePage(seat.firstPage)}
        style={{ width: seat.width, height: height / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}
