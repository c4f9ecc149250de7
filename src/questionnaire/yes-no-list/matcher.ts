import type { Option } from '#domain/questions/question.ts';

/** Lower case and without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a label holds every word that is sought, in any order: 'press blood' finds 'High blood pressure'. */
export function matcher(sought: string): (label: string) => boolean {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return (label) => words.every((word) => plain(label).includes(word));
}

/** The keys that a filter hides, as one text: it stays the same value as long as nothing comes or goes. */
export function hiddenKeys(options: readonly Option[], sought: string): string {
  if (sought.trim() === '') return '';
  const matches = matcher(sought);
  return options
    .filter(({ label }) => !matches(label))
    .map(({ value }) => value)
    .join(' ');
}
