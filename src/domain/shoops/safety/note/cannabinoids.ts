import { cannabinoids } from '../../cannabinoids.ts';

const plain = cannabinoids.map(({ value }) => value).filter((value) => !value.includes(' '));
/** What else they are called. */
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

/** The cannabinoids that a note names: in its words, and as the list calls them; 'THC' alone may be either delta. */
export const cannabinoidsIn = (note: string): { words: string; value: string }[] =>
  [...note.matchAll(pattern)].map(({ 0: words, groups = {} }) => {
    const number = groups.delta ?? groups.short;
    const name = groups.name ?? '';
    return {
      words,
      value: number ? `THC delta ${number}` : (fullNames[name.toLowerCase()] ?? name.toUpperCase()),
    };
  });
