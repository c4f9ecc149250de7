import { cannabinoids } from '../../medicine/cannabinoids.ts';
import { matchesIn } from './matches.ts';

/** Cannabinoids of the list that are one word. Both deltas have a pattern of their own. */
const abbreviations = cannabinoids.map(({ value }) => value).filter((value) => !value.includes(' '));
/** Other names of cannabinoids, in lower case. */
const fullNames: Readonly<Record<string, string>> = {
  cannabidiol: 'CBD',
  cannabigerol: 'CBG',
  cannabinol: 'CBN',
  cannabichromene: 'CBC',
  tetrahydrocannabinol: 'THC',
};
const names = [...abbreviations, 'THC', ...Object.keys(fullNames)].toSorted((a, b) => b.length - a.length);
/** Writings of a delta: 'delta-9', 'Δ8 THC', 'THC-d8'. '9 mg' after it is no delta. */
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
