import { listedValues, optionLabel } from '#domain/questions/option.ts';
import type { ChoiceQuestion, Option } from '#domain/questions/question.ts';
import { findWord } from '#domain/values/find-word.ts';

/**
 * Returns the options, plus the stored answer if the list lacks it or is not loaded. An option in
 * other letters has the stored letters as value, so that the answer selects it.
 */
export function withAnswer(
  options: readonly Option[],
  question: ChoiceQuestion,
  answer: string,
): readonly Option[] {
  if (answer === '' || options.some((option) => option.value === answer)) return options;
  const word = findWord(listedValues(options), answer);
  if (word !== undefined)
    return options.map((option) => (option.value === word ? { ...option, value: answer } : option));
  return [{ value: answer, label: optionLabel(question.options, answer) }, ...options];
}

/** Normalizes a text for comparison. */
export const normalizeText = (text: string) => text.trim().toLowerCase();

/** Returns true if an option contains the typed text. */
export const containsText = ({ label }: Option, text: string) =>
  label.toLowerCase().includes(normalizeText(text));

/** Returns a normalized label without its explanation: 'cbd' for 'CBD (cannabidiol)'. */
const shortLabel = ({ label }: Option) => normalizeText(label.replace(/ \([^)]*\)$/, ''));

/** Returns the option whose label was typed, with or without the explanation in brackets. */
export function optionNamed(options: readonly Option[], text: string): Option | undefined {
  const typed = normalizeText(text);
  return (
    options.find(({ label }) => normalizeText(label) === typed) ??
    (typed === '' ? undefined : options.find((option) => shortLabel(option) === typed))
  );
}

/** Returns the options that contain the typed text. The option whose label it is comes first. */
export function matchingOptions(options: readonly Option[], text: string): readonly Option[] {
  const matching = options.filter((option) => containsText(option, text));
  const namedOption = optionNamed(matching, text);
  return namedOption ? [namedOption, ...matching.filter((option) => option !== namedOption)] : matching;
}

/** Returns the option whose label was typed, or the only option that contains the text. */
export function optionToChoose(options: readonly Option[], text: string): Option | undefined {
  const matching = options.filter((option) => containsText(option, text));
  return optionNamed(matching, text) ?? (matching.length === 1 ? matching[0] : undefined);
}
