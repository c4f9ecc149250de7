import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionnaires } from '../intake/questionnaires.ts';
import { militaryService } from '../intake/questions/military-service.ts';
import { arbitraryAnswers } from '../questions/answers/arbitrary-answers.ts';
import { isSameAnswer } from '../questions/answers/same-answer.ts';
import { isVisible } from '../questions/condition.ts';
import { yesNo } from '../questions/kinds.ts';
import type { Answers, Question, TriStates } from '../questions/question.ts';
import { decodeAnswers, type Questionnaire } from '../questions/questionnaire.ts';
import { listedOptions } from '../questions/yes-no-list.ts';
import { type Comparison, compareWithSeen, listChanges } from './changes.ts';
import { listSeenItems } from './seen-items.ts';
import { addSightings } from './sightings.ts';

/** Texts stand in for their digests, which are equal if the texts are. */
const textsOf = (form: Questionnaire, answers: Answers) =>
  new Map(listSeenItems(form, answers).map(({ name, text }) => [name, text]));

/** Generates an edit: answers that replace some of the former ones. */
const arbitraryEdit = ({ questions }: Questionnaire) =>
  fc
    .record({
      other: arbitraryAnswers(questions),
      names: fc.subarray(
        questions.map(({ name }) => name),
        { minLength: 1 },
      ),
    })
    .map(({ other, names }) => Object.fromEntries(names.map((name) => [name, other[name]])));

/** Lists by the product's own comparison, question by question, which items differ. */
function differingItems({ questions }: Questionnaire, one: Answers, other: Answers): Set<string> {
  const visibleAnswer = (question: Question, answers: Answers) =>
    isVisible(question, answers) ? answers[question.name] : question.blank;
  const names = questions.flatMap((question) => {
    const [a, b] = [visibleAnswer(question, one), visibleAnswer(question, other)];
    if (question.kind !== 'yesNoList') return isSameAnswer(question, a, b) ? [] : [question.name];
    return listedOptions(question)
      .filter(({ value, label }) => {
        const entry = yesNo(value, label);
        return !isSameAnswer(entry, (a as TriStates)[value], (b as TriStates)[value]);
      })
      .map(({ value }) => `${question.name}.${value}`);
  });
  return new Set(names);
}

const sections = Object.entries(questionnaires).map(([module, form]) => ({
  module,
  form: form as Questionnaire,
}));
/** Runs of each section, which make more than 10,000 edits. */
const runsOfSection = Math.ceil(10_000 / sections.length);

describe.each(sections)('answers of $module that were seen', ({ form }) => {
  it('and then edited at random are marked if they changed, and no other ones are', () => {
    const story = fc.record({ seen: arbitraryAnswers(form.questions), edit: arbitraryEdit(form) });
    const check = ({ seen, edit }: { seen: Answers; edit: Answers }) => {
      const now = { ...seen, ...edit };
      const compared = compareWithSeen(null, textsOf(form, now), textsOf(form, seen));
      expect(listChanges(compared)).toEqual(differingItems(form, seen, now));
    };
    fc.assert(fc.property(story, check), { numRuns: runsOfSection });
  });
});

const noAnswers = decodeAnswers(militaryService, null);

it('marks nothing at the first sight', () => {
  const shown = textsOf(militaryService, { ...noAnswers, servedMilitary: true });
  expect(listChanges(compareWithSeen(null, shown, new Map()))).toEqual(new Set());
});

type Event = { edit: Answers } | { seenQuestions: readonly string[] } | 'leave and come back';

/** Events on a page, in any order: answers change and load, rows are looked at, visits end. */
const arbitraryEvent: fc.Arbitrary<Event> = fc.oneof(
  arbitraryEdit(militaryService).map((edit) => ({ edit })),
  fc.subarray(militaryService.questions.map(({ name }) => name)).map((seenQuestions) => ({ seenQuestions })),
  fc.constant('leave and come back' as const),
);

/** Page as the browser runs it, with a log of all that was seen. */
class Page {
  answers: Answers;
  /** Every text that was seen of an item, with the number of the event. */
  readonly log: { name: string; text: string; at: number }[] = [];
  readonly lastSeen = new Map<string, string>();
  comparison: Comparison | null = null;
  /** Number of the event since which the present text of an item is on the page. */
  shownSince = new Map<string, number>();

  constructor(answers: Answers) {
    this.answers = answers;
  }

  apply(event: Event, at: number): void {
    if (typeof event === 'object' && 'seenQuestions' in event) this.see(event.seenQuestions, at);
    else if (typeof event === 'object') this.load({ ...this.answers, ...event.edit }, this.comparison, at);
    else this.load(this.answers, null, at);
  }

  load(answers: Answers, former: Comparison | null, at: number): void {
    this.answers = answers;
    const shown = textsOf(militaryService, this.answers);
    for (const [name, text] of shown) {
      if (former?.shown.get(name) !== text) this.shownSince.set(name, at);
    }
    this.comparison = compareWithSeen(former, shown, this.lastSeen);
  }

  see(questions: readonly string[], at: number): void {
    for (const { name, text, seenIn } of listSeenItems(militaryService, this.answers)) {
      if (!questions.includes(seenIn)) continue;
      this.log.push({ name, text, at });
      this.lastSeen.set(name, text);
    }
  }

  /** Lists the items whose last sighting, before the present text came, was of another text. */
  expectedMarks(): Set<string> {
    const items = listSeenItems(militaryService, this.answers).filter(({ name, text }) => {
      const before = this.log.findLast(
        (seen) => seen.name === name && seen.at < (this.shownSince.get(name) ?? 0),
      );
      return before !== undefined && before.text !== text;
    });
    return new Set(items.map(({ name }) => name));
  }
}

it('keeps a mark for the visit on which the change is seen, and no longer', () => {
  const story = fc.record({
    answers: arbitraryAnswers(militaryService.questions),
    all: fc.array(arbitraryEvent, { minLength: 1, maxLength: 12 }),
  });
  fc.assert(
    fc.property(story, ({ answers, all }) => {
      const page = new Page(answers);
      // The first event opens the page.
      for (const [at, event] of ['leave and come back' as const, ...all].entries()) {
        page.apply(event, at);
        if (page.comparison) expect(listChanges(page.comparison)).toEqual(page.expectedMarks());
      }
    }),
    { numRuns: 500 },
  );
});

it('sees a follow-up that is not asked in the answer that hides it', () => {
  const hidden = listSeenItems(militaryService, { ...noAnswers, servedMilitary: false });
  expect(new Set(hidden.map(({ seenIn }) => seenIn))).toContain('servedMilitary');
  const [branch] = hidden.filter(({ name }) => name === militaryService.questions[1]?.name);
  expect(branch?.seenIn).toBe('servedMilitary');
});

describe('sightings of several tabs', () => {
  const sightingOf = (digest: string, readAt: number) => new Map([['weight', { digest, readAt }]]);
  const latestDigest = (known: ReturnType<typeof addSightings>) => known.get('weight')?.digest;

  it('are not replaced by those of an older read', () => {
    expect(latestDigest(addSightings(sightingOf('new', 200), sightingOf('old', 100), 300))).toBe('new');
    expect(latestDigest(addSightings(sightingOf('old', 100), sightingOf('new', 200), 300))).toBe('new');
  });

  it('are replaced if they come from a clock that ran ahead', () => {
    expect(latestDigest(addSightings(sightingOf('ahead', 900), sightingOf('now', 200), 300))).toBe('now');
  });
});
