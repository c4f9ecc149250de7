import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { toCalendarDate, toWireDate } from '#domain/dates.ts';
import classes from './inputs.module.css';

export interface CalendarProps {
  /** MM-DD-YYYY, or whatever was typed. */
  answer: string;
  /** Days from today on, instead of days up to today. */
  coming?: boolean;
  onPick(date: string): void;
}

/** Every day reads the same: the library's red ones would look wrong, and are hard to read. */
const weekendDays: [] = [];

/** A month to pick a day from; days that the question does not take cannot be picked. */
export function Calendar({ answer, coming, onPick }: CalendarProps) {
  const value = toCalendarDate(answer);
  return (
    <DatePicker
      classNames={{ day: classes.day }}
      value={value}
      defaultDate={value ?? undefined}
      onChange={(date) => onPick(toWireDate(date))}
      {...(coming ? { minDate: new Date() } : { maxDate: new Date() })}
      hideOutsideDates
      firstDayOfWeek={0}
      weekendDays={weekendDays}
      size="md"
      getDayProps={(date) => (date === value ? { 'data-autofocus': true } : {})}
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
