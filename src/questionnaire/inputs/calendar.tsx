import '@mantine/dates/styles.layer.css';
import { type CalendarLevel, DatePicker } from '@mantine/dates';
import { useEffect, useRef, useState } from 'react';
import { calendarDay, toCalendarDate, toWireDate } from '#domain/values/dates.ts';
import classes from './inputs.module.css';

export interface CalendarProps {
  /** MM-DD-YYYY, or any typed text. */
  answer: string;
  /** Allows days from today on; otherwise days up to today. */
  isFromToday?: boolean;
  onPick(date: string): void;
}

/** Disables the library's red weekend days, which look like errors and are hard to read. */
const weekendDays: [] = [];

/** Month view to pick a day. Refused days are disabled. Opens at the answer, or today. */
export function Calendar({ answer, isFromToday, onPick }: CalendarProps) {
  const value = toCalendarDate(answer);
  const today = calendarDay(new Date());
  const isPickable = value !== null && (isFromToday ? value >= today : value <= today);
  const [shownDate, setShownDate] = useState(isPickable ? value : today);
  const [level, setLevel] = useState<CalendarLevel>('month');
  const root = useRef<HTMLDivElement>(null);
  // Moves the focus after a change of level, which removes the button that was clicked.
  const isFirstLevel = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another level has other buttons
  useEffect(() => {
    if (!isFirstLevel.current) root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    isFirstLevel.current = false;
  }, [level]);

  const month = shownDate.slice(0, 7);
  const focusedDay = [value, today].find((candidate) => candidate?.startsWith(month)) ?? `${month}-01`;
  /** Returns the attribute that the library's focus trap looks for. */
  const autofocusIf = (isFocused: boolean) => (isFocused ? { 'data-autofocus': true } : {});
  return (
    <DatePicker
      ref={root}
      classNames={{ day: classes.day }}
      value={value}
      date={shownDate}
      onDateChange={setShownDate}
      level={level}
      onLevelChange={setLevel}
      onChange={(date) => onPick(toWireDate(date))}
      {...(isFromToday ? { minDate: new Date() } : { maxDate: new Date() })}
      hideOutsideDates
      firstDayOfWeek={0}
      weekendDays={weekendDays}
      size="md"
      getDayProps={(date) => autofocusIf(date === focusedDay)}
      getMonthControlProps={(date) => autofocusIf(date.startsWith(month))}
      getYearControlProps={(date) => autofocusIf(date.startsWith(month.slice(0, 4)))}
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
