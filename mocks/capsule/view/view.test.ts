import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completeViews, type RecordedView, shortenView, type ViewLine } from './view.ts';

const toLines = (texts: readonly string[]): ViewLine[] =>
  texts.map((value) => ({ depth: 0, role: 'text', name: '', value, states: '' }));

it('gives back whole views, and stores of each only what has changed', () => {
  const pages = fc.array(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(pages, (texts) => {
      const views: RecordedView[] = [];
      let before: ViewLine[] | null = null;
      for (const [order, lines] of texts.map(toLines).entries()) {
        views.push(shortenView({ order, width: 1280, lines }, before));
        before = lines;
      }
      expect(completeViews(views).map(({ lines }) => lines)).toEqual(texts.map(toLines));
      for (const [index, view] of views.entries())
        if (index > 0 && String(texts[index]) === String(texts[index - 1])) expect(view.lines).toEqual([]);
    }),
  );
});

it('leaves out views before the first whole one', () => {
  const views = [
    shortenView({ order: 1, width: 1, lines: toLines(['a']) }, toLines(['b'])),
    shortenView({ order: 2, width: 1, lines: toLines(['c']) }, null),
  ];
  expect(completeViews(views).map(({ order }) => order)).toEqual([2]);
});
