import type { Option } from '#domain/questions/question.ts';

/** Returns the text in lower case without accents. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns a test for labels that contain all words, in any order ('press blood'). */
export function createMatcher(searchText: string): (label: string) => boolean {
  const words = withoutAccents(searchText).split(/\s+/).filter(Boolean);
  return (label) => words.every((word) => withoutAccents(label).includes(word));
}

/** Returns the keys that a filter hides as a string, which stays equal while the matches do. */
export function hiddenKeys(options: readonly Option[], searchText: string): string {
  if (searchText.trim() === '') return '';
  const matches = createMatcher(searchText);
  return options
    .filter(({ label }) => !matches(label))
    .map(({ value }) => value)
    .join(' ');
}
