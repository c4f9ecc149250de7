import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { fromCalendarDate, toCalendarDate } from '#domain/dates.ts';
import classes from './inputs.module.css';

export interface CalendarProps {
  /** MM-DD-YYYY, or whatever was typed. */
  answer: string;
  onPick(date: string): void;
}

/** Every day reads the same: the library's red ones would look wrong, and are hard to read. */
const weekendDays: [] = [];

/** A month to pick a day from; no day after today can be picked. */
export function Calendar({ answer, onPick }: CalendarProps) {
  const value = toCalendarDate(answer);
  return (
    <DatePicker
      classNames={{ day: classes.day }}
      value={value}
      defaultDate={value ?? undefined}
      onChange={(date) => onPick(date ? fromCalendarDate(date) : '')}
      maxDate={new Date()}
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
