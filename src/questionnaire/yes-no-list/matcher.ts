import type { Option } from '#domain/questions/question.ts';

/** Returns the text in lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns a test for labels that contain all words, in any order ('press blood'). */
export function createMatcher(sought: string): (label: string) => boolean {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return (label) => words.every((word) => plain(label).includes(word));
}

/** Returns the keys that a filter hides as a string, which stays equal while the matches do. */
export function hiddenKeys(options: readonly Option[], sought: string): string {
  if (sought.trim() === '') return '';
  const matches = createMatcher(sought);
  return options
    .filter(({ label }) => !matches(label))
    .map(({ value }) => value)
    .join(' ');
}
