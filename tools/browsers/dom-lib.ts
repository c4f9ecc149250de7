/** Returns true if all supported browsers have an API: interface and member, or global name. */
type HasApi = (...path: string[]) => boolean;

/** Start of an interface's member, in the four-space layout of TypeScript's own libraries. */
const MEMBER = /^ {4}(?:readonly |get |set )?(?:"([\w-]+)"|(\w+))\??(?=[(:<])/;
const INTERFACE = /^interface (\w+)(?:<[^>]*>)?(?: extends (.+))? \{$/;
const GLOBAL = /^declare (?:var|function) (\w+)/;

/** Splits a library into blocks: an interface, or a line with the indented lines after it. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    const continues = last && (/^[ }]/.test(line) || line === '');
    if (continues) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Lists the names of an interface's own members. */
const membersOf = (block: readonly string[]): string[] =>
  block.flatMap((line) => {
    const [, quoted, plain] = MEMBER.exec(line) ?? [];
    return quoted ?? plain ?? [];
  });

/**
 * Returns TypeScript's DOM library without the APIs that a supported browser lacks, so that each
 * use is a type error. A lacking member that is inherited (`Request.body`) becomes `never`.
 * @param text library as TypeScript ships it
 */
export function removeLackingApis(text: string, has: HasApi): string {
  const blocks = blocksOf(text);
  const members = new Map<string, string[]>();
  for (const block of blocks) {
    const [, name] = INTERFACE.exec(block[0] ?? '') ?? [];
    if (name) members.set(name, [...(members.get(name) ?? []), ...membersOf(block)]);
  }
  const kept = blocks.map((block) => {
    const [head = ''] = block;
    const [, global] = GLOBAL.exec(head) ?? [];
    if (global && !(has(global) && has('Window', global))) return [];
    const [, name, parents = ''] = INTERFACE.exec(head) ?? [];
    if (!name) return block;
    const isLacking = (member: string) => !has(name, member);
    const own = block.filter((line) => {
      const [, quoted, plain] = MEMBER.exec(line) ?? [];
      const member = quoted ?? plain;
      return !member || !isLacking(member);
    });
    const inherited = parents.split(', ').flatMap((parent) => members.get(parent) ?? []);
    const never = inherited.filter(isLacking).map((member) => `    readonly ${member}: never;`);
    return [own[0] ?? '', ...never, ...own.slice(1)];
  });
  return kept.flat().join('\n');
}
