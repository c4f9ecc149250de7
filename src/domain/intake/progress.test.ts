import { expect, it } from 'vitest';
import { completedModules, intakeProgress, openingSegment, type SectionStatus } from './progress.ts';
import { intakeModules } from './sections.ts';

const statusWhere = (done: (module: string) => boolean): SectionStatus[] =>
  intakeModules.map((module) => ({ module, isCompleted: done(module) }));

it.each([
  ['the first section of a new intake', statusWhere(() => false), 'info-patient'],
  [
    'the first incomplete one in sidebar order',
    statusWhere((m) => m !== 'Exercise' && m !== 'Diagnosis'),
    'diagnosis',
  ],
  ['the first one of a complete intake', statusWhere(() => true), 'info-patient'],
  ['the first one of an intake without documents', statusWhere((m) => m !== 'MyDocuments'), 'info-patient'],
  ['the first needed one', statusWhere((m) => m !== 'MyDocuments' && m !== 'Summary'), 'summary'],
  ['the first one that the server says nothing about', statusWhere(() => true).slice(1), 'info-patient'],
  ['the first one when nothing is known', undefined, 'info-patient'],
])('an intake opens at %s (decision 26)', (_, known, segment) => {
  expect(openingSegment(known)).toBe(segment);
  expect(openingSegment(known && [...known].reverse())).toBe(segment);
});

it('a section is complete only if the status call says so (decision 28)', () => {
  expect([...completedModules(statusWhere((module) => module === 'Contacts'))]).toEqual(['Contacts']);
  expect(completedModules(undefined).size).toBe(0);
});

it.each([
  ['0 of 13 sections complete', () => false, false, 0],
  ['12 of 13 sections complete', (m: string) => m !== 'Summary', false, 12 / 13],
  ['11 of 13 sections complete', (m: string) => m !== 'MyDocuments' && m !== 'Diagnosis', false, 11 / 13],
  [
    'All 12 sections that are needed are complete. My Documents is optional.',
    (m: string) => m !== 'MyDocuments',
    true,
    1,
  ],
  ['All 13 sections are complete.', () => true, true, 1],
])('%s (decision 52)', (summarySentence, done, isDone, fraction) => {
  expect(intakeProgress(statusWhere(done))).toMatchObject({ summarySentence, isDone, fraction });
});

it('an intake is not done while its status is unknown', () => {
  expect(intakeProgress(undefined).isDone).toBe(false);
});
