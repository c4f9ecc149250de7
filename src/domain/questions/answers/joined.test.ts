import { describe, expect, it } from 'vitest';
import { contacts } from '../../intake/questions/contacts.ts';
import { patientInformation } from '../../intake/questions/patient-information.ts';
import { isVisible } from '../condition.ts';
import type { WireRecord } from '../question.ts';
import { decodeAnswers, type Questionnaire } from '../questionnaire.ts';
import { listReviewRows } from './joined.ts';

/** Lists the rows of a group: the label, or for joined rows the names of the answers in order. */
function rowsOf(questionnaire: Questionnaire, title: string, record: WireRecord): string[] {
  const group = questionnaire.groups.find((each) => each.title === title);
  const answers = decodeAnswers(questionnaire, record);
  const visibleQuestions = (group?.questions ?? []).filter((question) => isVisible(question, answers));
  return listReviewRows(visibleQuestions, group?.joined, answers).map((row) =>
    'joined' in row
      ? `${row.joined.label ?? title}: ${row.given.map(({ name }) => name).join(' ')}`
      : row.label,
  );
}

describe('the rows of a review', () => {
  it('joins a name in one row, with or without a title', () => {
    const named = { firstName: 'Ruth', lastName: 'Okafor' };
    expect(rowsOf(patientInformation, 'Your name', named)).toEqual(['Your name: firstName lastName']);
    const titled = { ...named, suffix: 'Mrs' };
    expect(rowsOf(patientInformation, 'Your name', titled)).toEqual(['Your name: suffix firstName lastName']);
  });

  it('keeps separate rows while one of the answers is missing', () => {
    expect(
      rowsOf(contacts, 'Emergency contact', { firstName: 'Daniel', contactPhone: '3035550135' }),
    ).toEqual(['First name', 'Last name', 'Phone', 'Relationship']);
    expect(rowsOf(patientInformation, 'Height and weight', { heightUnit: 'feet', heightFeet: '5' })).toEqual([
      'Height unit',
      'Height, feet',
      'Height, inches',
      'Weight',
      'Weight unit',
    ]);
  });

  it('orders an address as on a letter', () => {
    const street = { address: '88 Old Mill Road', city: 'Boulder', zipCode: '80302' };
    const region = { country: 'US', state: 'Colorado' };
    expect(rowsOf(patientInformation, 'Address', { ...street, ...region })).toEqual([
      'Address: address city state zipCode country',
    ]);
  });

  it('omits an answer that the others imply, such as the unit of a height', () => {
    const measured = { heightUnit: 'cm', heightCM: 180, weight: 84, weightUnit: 'kg' };
    expect(rowsOf(patientInformation, 'Height and weight', measured)).toEqual([
      'Height: heightCM',
      'Weight: weight weightUnit',
    ]);
  });
});
