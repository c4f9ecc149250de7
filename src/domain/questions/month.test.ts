import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatMonth, isFutureMonth, monthOptions, pastMonth, toMonthAnswer } from './month.ts';

const treatment = pastMonth('date', 'When', 'YYYY MMMM');
const warPeriod = pastMonth('from', 'From', 'YYYY-MM', { display: 'MMMM - YYYY' });
const march = { month: '03', year: '2019' };

afterEach(() => vi.useRealTimers());

describe('a month on the wire (decision 10)', () => {
  it.each(['2019 March', '2019-03', '2019/03', '2019/03/31', '2019-03-01', '2019-03-01T00:00:00.000Z'])(
    'decodes %s',
    (stored) => {
      expect(treatment.decode({ date: stored })).toEqual(march);
    },
  );

  it('encodes a treatment’s year and month name, and a war zone’s year and number', () => {
    expect(treatment.encode(march)).toEqual({ date: '2019 March' });
    expect(warPeriod.encode(march)).toEqual({ from: '2019-03' });
    expect(treatment.encode(treatment.blank)).toEqual({ date: '' });
  });

  it.each([undefined, null, '', 2019])('decodes %j as unanswered', (stored) => {
    expect(toMonthAnswer(stored)).toEqual({ month: '', year: '' });
  });

  it('keeps a stored text that is no month, for the rule to refuse', () => {
    const answer = treatment.decode({ date: 'spring of 2019' });
    expect(treatment.encode(answer)).toEqual({ date: 'spring of 2019' });
    expect(treatment.rule?.(answer)).toBe('Please choose a month and enter the year, for example 2019');
  });
});

describe('the rule', () => {
  it.each([
    { month: '03', year: '' },
    { month: '', year: '2019' },
    { month: '03', year: '19' },
    { month: '03', year: 'two' },
  ])('requires the missing half of %j', (half) => {
    expect(treatment.isBlank(half)).toBe(false);
    expect(treatment.rule?.(half)).toBe('Please choose a month and enter the year, for example 2019');
  });

  it('accepts this month and refuses the next, in the user’s time zone', () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 31, 23, 59) });
    expect(treatment.rule?.({ month: '03', year: '2026' })).toBeNull();
    expect(treatment.rule?.({ month: '04', year: ' 2026 ' })).toBe(
      'Please enter a date that is not in the future',
    );
    expect(isFutureMonth({ month: '04', year: '' })).toBe(false);
  });
});

it('is formatted for the physician’s page (physician §2)', () => {
  expect(formatMonth(march, treatment.display)).toBe('March 2019');
  expect(formatMonth(march, warPeriod.display)).toBe('March - 2019');
  expect(formatMonth({ month: '', year: 'long ago' }, 'MMMM YYYY')).toBe('long ago');
});

it('lists twelve months', () => {
  expect(monthOptions.map(({ value, label }) => `${value} ${label}`).join(', ')).toBe(
    '01 January, 02 February, 03 March, 04 April, 05 May, 06 June, 07 July, 08 August, 09 September, ' +
      '10 October, 11 November, 12 December',
  );
});
