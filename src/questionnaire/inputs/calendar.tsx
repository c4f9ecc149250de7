import '@mantine/dates/styles.layer.css';
import { type CalendarLevel, DatePicker } from '@mantine/dates';
import { useEffect, useRef, useState } from 'react';
import { calendarDay, toCalendarDate, toWireDate } from '#domain/values/dates.ts';
import classes from './inputs.module.css';

export interface CalendarProps {
  /** MM-DD-YYYY, or any typed text. */
  answer: string;
  /** Allows days from today on; otherwise days up to today. */
  coming?: boolean;
  onPick(date: string): void;
}

/** Disables the library's red weekend days, which look like errors and are hard to read. */
const weekendDays: [] = [];

/** Month view to pick a day. Refused days are disabled. Opens at the answer, or today. */
export function Calendar({ answer, coming, onPick }: CalendarProps) {
  const value = toCalendarDate(answer);
  const today = calendarDay(new Date());
  const isPickable = value !== null && (coming ? value >= today : value <= today);
  const [shown, setShown] = useState(isPickable ? value : today);
  const [level, setLevel] = useState<CalendarLevel>('month');
  const root = useRef<HTMLDivElement>(null);
  // Moves the focus after a change of level, which removes the button that was clicked.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another level has other buttons
  useEffect(() => {
    if (!isFirst.current) root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    isFirst.current = false;
  }, [level]);

  const month = shown.slice(0, 7);
  const day = [value, today].find((known) => known?.startsWith(month)) ?? `${month}-01`;
  const focused = (isIt: boolean) => (isIt ? { 'data-autofocus': true } : {});
  return (
    <DatePicker
      ref={root}
      classNames={{ day: classes.day }}
      value={value}
      date={shown}
      onDateChange={setShown}
      level={level}
      onLevelChange={setLevel}
      onChange={(date) => onPick(toWireDate(date))}
      {...(coming ? { minDate: new Date() } : { maxDate: new Date() })}
      hideOutsideDates
      firstDayOfWeek={0}
      weekendDays={weekendDays}
      size="md"
      getDayProps={(date) => focused(date === day)}
      getMonthControlProps={(date) => focused(date.startsWith(month))}
      getYearControlProps={(date) => focused(date.startsWith(month.slice(0, 4)))}
      ariaLabels={{
        nextMonth: 'Next month',
        previousMonth: 'Previous month',
        nextYear: 'Next year',
        previousYear: 'Previous year',
        nextDecade: 'Next ten years',
        previousDecade: 'Previous ten years',
      }}
    />
  );
}
