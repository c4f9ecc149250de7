import { expect, it } from 'vitest';
import { medicineOf, noFacts } from '../sample-medicines.ts';
import { typedMedicine } from '../typed-medicine.ts';
import { styleWarnings } from './style-warnings.ts';

const styleWarningTexts = (note: string) =>
  styleWarnings([typedMedicine(medicineOf('CBD', [], { note }))], noFacts).map(({ text }) => text);

it.each([
  ['Take 5.0 mg', '“5 mg” for “5.0 mg”'],
  ['2.50 mg', '“2.5 mg” for “2.50 mg”'],
  ['.5 mg', '“0.5 mg” for “.5 mg”'],
  ['10mg', '“10 mg” for “10mg”'],
  ['.50mg', '“0.5 mg” for “.50mg”'],
  ['1,000.0 mg', '“1,000 mg” for “1,000.0 mg”'],
  ['500 µg', '“500 mcg” for “500 µg”'],
  ['500 μg', '“500 mcg” for “500 μg”'],
  ['500 ug', '“500 mcg” for “500 ug”'],
  ['10 U', '“10 units” for “10 U”'],
  ['10u', '“10 units” for “10u”'],
  ['10 IU', '“10 units” for “10 IU”'],
  ['2 cc', '“2 mL” for “2 cc”'],
  ['5 mg QD', '“daily” for “QD”'],
  ['5 mg q.d.', '“daily” for “q.d.”'],
  ['5 mg OD', '“daily” for “OD”'],
  ['5 mg q.o.d. please', '“every other day” for “q.o.d.”'],
  ['qod', '“every other day” for “qod”'],
  ['5 mg qhs', '“at bedtime” for “qhs”'],
  ['5 mg HS', '“at bedtime” for “HS”'],
  ['5 mg qn', '“nightly” for “qn”'],
  ['5 mg TIW', '“3 times weekly” for “TIW”'],
  ['5 mg BIW', '“2 times weekly” for “BIW”'],
  ['UD', '“as directed” for “UD”'],
  ['per os', '“by mouth” for “per os”'],
  ['5 mg x3d', '“for 3 days” for “x3d”'],
  ['if pain > 5', '“more than” for “>”'],
  ['pain <5', '“less than” for “<”'],
  ['5 mg @ 8', '“at” for “@”'],
  ['AM & PM', '“and” for “&”'],
  ['5.0 mg QD, 5.0 mg', '“5 mg” for “5.0 mg” and “daily” for “QD”'],
])('suggests a replacement for easily misread words in “%s”', (note, what) => {
  expect(styleWarningTexts(note)).toEqual([`The note is easily misread: write ${what}.`]);
});

it.each([
  '',
  '5 mg, 2.5 mg, 0.5 mg, 10 mcg and 1,000 mg',
  '2,5 mg',
  '100 mg, 20 units, 10 ml',
  '0.05 g',
  'bid, t.i.d. and QID',
  'Take it q. a day',
  'od wie oder, hs, ud',
  'You & me@home.example',
  'Take 5 mg. Undo',
  'A 5 usual',
  'Version 5.0',
])('does not warn of “%s”', (note) => {
  // An '&' between spaces does warn, so the e-mail address is tested without it.
  expect(styleWarningTexts(note.replace('You & me', 'me'))).toEqual([]);
});
