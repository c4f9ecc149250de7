import { ActionIcon } from '@mantine/core';
import { IconExternalLink, IconReload, IconX } from '@tabler/icons-react';
import type { Account } from '#mocks/store/tables.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { PersonPicker } from './person-picker.tsx';
import { SeatFrame } from './seat-frame.tsx';
import classes from './theatre.module.css';
import type { Seats, SeatWithPerson } from './use-seats.ts';
import { WidthField } from './width-field.tsx';

interface SeatPanelProps {
  seat: SeatWithPerson;
  seats: Seats;
  accounts: readonly Account[];
  /** Position on the screen, which swapping changes without a reload of the frames. */
  order: number;
}

/** Width in px from which a seat's tools fit in one row. */
const oneRowWidth = 600;

/** Seat with its tools above its frame. */
export function SeatPanel({ seat, seats, accounts, order }: SeatPanelProps) {
  const buttons = [
    { label: 'Reload', Icon: IconReload, onClick: () => seats.reload(seat) },
    { label: 'Open in a tab of its own', Icon: IconExternalLink, onClick: () => seats.openInOwnTab(seat) },
    { label: 'Remove', Icon: IconX, onClick: () => seats.remove(seat) },
  ];
  return (
    <section
      className={classes.seat}
      aria-label={seat.title}
      data-active={seat.number === seats.activeNumber || undefined}
      data-narrow={seat.width < oneRowWidth || undefined}
      style={{ order, flexGrow: seat.width, maxWidth: seat.width, '--seat-width': `${seat.width}px` }}
    >
      <div className={classes.bar}>
        <h2 className={classes.number}>Seat {seat.number}</h2>
        <div className={classes.person}>
          <PersonPicker
            seat={seat}
            accounts={accounts}
            onChoose={(account) => seats.choosePerson(seat, account)}
          />
        </div>
        <WidthField seat={seat} onChange={(width) => seats.setWidth(seat, width)} />
        <div className={classes.buttons}>
          {buttons.map(({ label, Icon, onClick }) => (
            <ActionIcon
              key={label}
              variant="default"
              size="md"
              aria-label={`${label}, seat ${seat.number}`}
              title={label}
              onClick={onClick}
            >
              <Icon aria-hidden size={18} stroke={1.75} />
            </ActionIcon>
          ))}
        </div>
      </div>
      {seat.refusal && <InlineNotice kind="error">{seat.refusal}</InlineNotice>}
      <SeatFrame seat={seat} seats={seats} />
    </section>
  );
}
