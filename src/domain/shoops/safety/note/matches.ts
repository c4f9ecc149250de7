/** Match of a pattern, with its named groups. */
export interface Match<Group extends string, OptionalGroup extends string = never> {
  readonly words: string;
  readonly index: number;
  readonly groups: Readonly<Record<Group, string> & Record<OptionalGroup, string | undefined>>;
}

/**
 * Returns all matches of a pattern in a text.
 * @param pattern with the flag 'g'; `OptionalGroup` names its groups that may have no part in a match
 */
export const matchesIn = <Group extends string, OptionalGroup extends string = never>(
  text: string,
  pattern: RegExp,
): Match<Group, OptionalGroup>[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index, groups }) => ({
    words,
    index,
    groups: groups as Match<Group, OptionalGroup>['groups'],
  }));
