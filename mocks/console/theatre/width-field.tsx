import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from './theatre.module.css';
import { isValidWidth, maxWidth, minWidth, type SeatPlan } from './theatre-address.ts';

interface WidthFieldProps {
  seat: Pick<SeatPlan, 'number' | 'width'>;
  onChange: (width: number) => void;
}

/** Widths in px of a phone, a tablet and a desktop. */
const presets = [minWidth, 768, maxWidth];

/** Field for the width of a seat, with buttons for usual widths. */
export function WidthField({ seat, onChange }: WidthFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(seat.width);
  const isWrong = typed !== null && !isValidWidth(Number(typed));

  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed === null || isWrong) return;
    onChange(Number(typed));
    setTyped(null);
  };
  return (
    <form className={classes.width} onSubmit={apply} noValidate>
      <TextInput
        aria-label={`Width of seat ${seat.number} in pixels`}
        inputMode="numeric"
        autoComplete="off"
        size="xs"
        className={classes.widthInput}
        value={text}
        error={isWrong && `From ${minWidth} to ${maxWidth}`}
        onChange={(event) => setTyped(event.currentTarget.value.trim())}
        onBlur={() => apply()}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
      />
      <div className={classes.presets}>
        {presets.map((width) => (
          <Button
            key={width}
            variant="default"
            size="compact-xs"
            aria-label={`${width} pixels for seat ${seat.number}`}
            aria-pressed={seat.width === width}
            onClick={() => {
              setTyped(null);
              onChange(width);
            }}
          >
            {width}
          </Button>
        ))}
      </div>
    </form>
  );
}
