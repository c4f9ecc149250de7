import { optionLabel } from '#domain/questions/option.ts';
import type { ChoiceQuestion, Option } from '#domain/questions/question.ts';

/** The stored answer stays in sight even when the list does not know it, or is not there yet. */
export function withAnswer(
  options: readonly Option[],
  question: ChoiceQuestion,
  answer: string,
): readonly Option[] {
  if (answer === '' || options.some((option) => option.value === answer)) return options;
  return [{ value: answer, label: optionLabel(question.options, answer) }, ...options];
}

/** A text as it is compared. */
export const plain = (text: string) => text.trim().toLowerCase();

/** Whether an option is among those that a typed text leaves. */
export const matches = ({ label }: Option, text: string) => label.toLowerCase().includes(plain(text));

/** A label without what explains it: 'CBD' of 'CBD (cannabidiol)'. */
const shortLabel = ({ label }: Option) => plain(label.replace(/ \([^)]*\)$/, ''));

/** The option whose label was typed: the whole of it, or all but what explains it in brackets. */
export function optionNamed(options: readonly Option[], text: string): Option | undefined {
  const typed = plain(text);
  return (
    options.find(({ label }) => plain(label) === typed) ??
    (typed === '' ? undefined : options.find((option) => shortLabel(option) === typed))
  );
}

/** The options that a typed text leaves, in their order; the one that it names comes first. */
export function optionsLeft(options: readonly Option[], text: string): readonly Option[] {
  const left = options.filter((option) => matches(option, text));
  const named = optionNamed(left, text);
  return named ? [named, ...left.filter((option) => option !== named)] : left;
}

/** The option that is typed to the letter, or the one that is left. */
export function optionMeant(options: readonly Option[], text: string): Option | undefined {
  const left = options.filter((option) => matches(option, text));
  return optionNamed(left, text) ?? (left.length === 1 ? left[0] : undefined);
}
