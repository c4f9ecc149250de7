import { expect, it } from 'vitest';
import { completedModules, openingSegment, type SectionStatus } from './progress.ts';
import { intakeModules } from './sections.ts';

const status = (done: (module: string) => boolean): SectionStatus[] =>
  intakeModules.map((module) => ({ module, isCompleted: done(module) }));

it.each([
  ['the first section of a new intake', status(() => false), 'info-patient'],
  [
    'the first incomplete one in sidebar order',
    status((m) => m !== 'Exercise' && m !== 'Diagnosis'),
    'diagnosis',
  ],
  ['the first one of a complete intake', status(() => true), 'info-patient'],
  ['the first one that the server says nothing about', status(() => true).slice(1), 'info-patient'],
  ['the first one when nothing is known', undefined, 'info-patient'],
])('an intake is taken up at %s (decision 26)', (_, known, segment) => {
  expect(openingSegment(known)).toBe(segment);
  expect(openingSegment(known && [...known].reverse())).toBe(segment);
});

it('only what the status call reports is complete (decision 28)', () => {
  expect([...completedModules(status((module) => module === 'Contacts'))]).toEqual(['Contacts']);
  expect(completedModules(undefined).size).toBe(0);
});
