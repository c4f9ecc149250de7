import { describe, expect, it } from 'vitest';
import { familyHistory } from '../intake/questions/histories.ts';
import { patientInformation } from '../intake/questions/patient-information.ts';
import type { WireRecord } from '../questions/question.ts';
import { decodeAnswers, type Questionnaire } from '../questions/questionnaire.ts';
import { compareWithSeen, listChanges } from './changes.ts';
import { countMarks } from './count-marks.ts';
import { listSeenItems } from './seen-items.ts';

/** Counts the marks of a record of which another one was seen. */
function countMarksOf(questionnaire: Questionnaire, seen: WireRecord, record: WireRecord): number {
  const textsOf = (stored: WireRecord) =>
    new Map(
      listSeenItems(questionnaire, decodeAnswers(questionnaire, stored)).map(({ name, text }) => [
        name,
        text,
      ]),
    );
  const changed = listChanges(compareWithSeen(null, textsOf(record), textsOf(seen)));
  return countMarks(questionnaire, decodeAnswers(questionnaire, record), changed);
}

describe('the number of marks', () => {
  it('counts a height once, although its unit and its fields have changed', () => {
    const seen = { lastName: 'Okafor', heightUnit: 'feet', heightFeet: '5', heightInches: '11' };
    const changed = { lastName: 'Okafor', heightUnit: 'cm', heightCM: 180 };
    expect(countMarksOf(patientInformation, seen, changed)).toBe(1);
    expect(countMarksOf(patientInformation, seen, { ...changed, lastName: 'Hale' })).toBe(2);
  });

  it('counts each entry of a yes/no list', () => {
    const seen = { asthma: true, lupus: false, stroke: null };
    expect(countMarksOf(familyHistory, seen, { asthma: false, lupus: false, stroke: true })).toBe(2);
    expect(countMarksOf(familyHistory, seen, seen)).toBe(0);
  });

  it('counts the line of a section that was emptied once', () => {
    const seen = { lastName: 'Okafor', firstName: 'Ruth' };
    expect(countMarksOf(patientInformation, seen, {})).toBe(1);
    expect(countMarksOf(familyHistory, { asthma: true, lupus: false }, {})).toBe(1);
  });
});
