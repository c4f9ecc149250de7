import dayjs from 'dayjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { encodeAnswers, findProblems } from '../questions/questionnaire.ts';
import { deceasedQuestions } from './deceased-questions.ts';

const dob = '04-28-1986';
const form = deceasedQuestions(dob);
const problems = (deceasedDate: string, deceasedCause: string, deceased = true, questionnaire = form) =>
  findProblems(questionnaire.questions, { deceased, deceasedDate, deceasedCause });
const inDays = (days: number) => dayjs().add(days, 'day').format('MM-DD-YYYY');

describe('a death (physician §5, decision 45)', () => {
  it.each([
    ['both are required', '', '', { deceasedDate: messages.required, deceasedCause: messages.required }],
    ['blanks are nothing', ' ', '  ', { deceasedDate: messages.required, deceasedCause: messages.required }],
    ['a date alone', '03-01-2024', '', { deceasedCause: messages.required }],
    ['a cause alone', '', 'Stroke', { deceasedDate: messages.required }],
    ['both', '03-01-2024', 'Stroke', {}],
    ['as it is typed elsewhere', '2024-03-01', 'Stroke', {}],
    ['no day of the calendar', '02-30-2024', 'Stroke', { deceasedDate: messages.dateFormat }],
    ['words', 'last week', 'Stroke', { deceasedDate: messages.dateFormat }],
    ['today', inDays(0), 'Stroke', {}],
    ['tomorrow', inDays(1), 'Stroke', { deceasedDate: messages.dateInFuture }],
    ['the day of the birth', dob, 'Stroke', {}],
    ['the day before', '04-27-1986', 'Stroke', { deceasedDate: messages.dateBeforeBirth(dob) }],
  ])('validates: %s', (_, date, cause, expected) => expect(problems(date, cause)).toEqual(expected));

  it.each(['', 'not known'])('accepts any day up to today for the birth date %j', (unknown) => {
    const formWithoutBirth = deceasedQuestions(unknown);
    expect(problems('01-01-1900', 'Stroke', true, formWithoutBirth)).toEqual({});
    expect(problems(inDays(1), 'Stroke', true, formWithoutBirth)).toEqual({
      deceasedDate: messages.dateInFuture,
    });
  });

  it('asks nothing and sends date and cause empty while unticked', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (deceasedDate, deceasedCause) => {
        expect(problems(deceasedDate, deceasedCause, false)).toEqual({});
        expect(encodeAnswers(form, { deceased: false, deceasedDate, deceasedCause })).toEqual({
          deceased: false,
          deceasedDate: '',
          deceasedCause: '',
        });
      }),
    );
  });

  it('sends the date as MM-DD-YYYY and trims the cause', () => {
    const answers = { deceased: true, deceasedDate: '2024/03/01', deceasedCause: ' Stroke ' };
    expect(encodeAnswers(form, answers)).toEqual({
      deceased: true,
      deceasedDate: '03-01-2024',
      deceasedCause: 'Stroke',
    });
  });
});
