import type { Option } from '#domain/questions/question.ts';

/** A text as it is compared. */
export const plain = (text: string) => text.trim().toLowerCase();

/** Whether an option is among those that a typed text leaves. */
export const matches = ({ label }: Option, text: string) => label.toLowerCase().includes(plain(text));

/** The option whose whole label was typed. */
export function optionNamed(options: readonly Option[], text: string): Option | undefined {
  return options.find((option) => plain(option.label) === plain(text));
}

/** The option that is typed to the letter, or the one that is left. */
export function optionMeant(options: readonly Option[], text: string): Option | undefined {
  const left = options.filter((option) => matches(option, text));
  return optionNamed(left, text) ?? (left.length === 1 ? left[0] : undefined);
}
