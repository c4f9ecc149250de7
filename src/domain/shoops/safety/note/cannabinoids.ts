import { cannabinoids } from '../../medicine/cannabinoids.ts';
import { matchesIn } from './matches.ts';

const plain = cannabinoids.map(({ value }) => value).filter((value) => !value.includes(' '));
/** Other names of cannabinoids, in lower case. */
const fullNames: Readonly<Record<string, string>> = {
  cannabidiol: 'CBD',
  cannabigerol: 'CBG',
  cannabinol: 'CBN',
  cannabichromene: 'CBC',
  tetrahydrocannabinol: 'THC',
};
const names = [...plain, 'THC', ...Object.keys(fullNames)].toSorted((a, b) => b.length - a.length);
const delta = String.raw`(?:delta|[Δδ∆])[ -]*(?<delta>[89])(?![\d.,]*\d)(?:[ -]*THC)?|THC[ -]*d[ -]?(?<short>[89])`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:THC[ -]*)?(?:${delta})|(?<name>${names.join('|')}))(?![\p{L}\p{N}])`,
  'giu',
);

/** Returns the cannabinoids that a note names. The value 'THC' may mean either delta. */
export const cannabinoidsIn = (note: string): { words: string; value: string }[] =>
  matchesIn<never, 'name' | 'delta' | 'short'>(note, pattern).map(({ words, groups }) => {
    const { name, delta: number = groups.short } = groups;
    return {
      words,
      value: name ? (fullNames[name.toLowerCase()] ?? name.toUpperCase()) : `THC delta ${number}`,
    };
  });
