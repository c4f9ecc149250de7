import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { fromCalendarDate, toCalendarDate } from '#domain/dates.ts';
import classes from './inputs.module.css';

export interface CalendarProps {
  /** MM-DD-YYYY, or whatever was typed. */
  answer: string;
  onPick(date: string): void;
}

/** A month to pick a day from; no day after today can be picked. */
export function Calendar({ answer, onPick }: CalendarProps) {
  const value = toCalendarDate(answer);
  return (
    <DatePicker
      className={classes.calendar}
      value={value}
      defaultDate={value ?? undefined}
      onChange={(date) => onPick(date ? fromCalendarDate(date) : '')}
      maxDate={new Date()}
      hideOutsideDates
      firstDayOfWeek={0}
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
