/** Returns true if all supported browsers have an API: interface and member, or global name. */
type HasApi = (...path: string[]) => boolean;

/** Start of an interface's member, in the four-space layout of TypeScript's own libraries. */
const memberPattern = /^ {4}(?:readonly |get |set )?(?:"([\w-]+)"|(\w+))\??(?=[(:<])/;
const interfacePattern = /^interface (\w+)(?:<[^>]*>)?(?: extends (.+))? \{$/;
const globalPattern = /^declare (?:var|function) (\w+)/;

/** Splits a library into blocks: an interface, or a line with the indented lines after it. */
function splitBlocks(text: string): string[][] {
  const blocks: string[][] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    const isContinued = last && (/^[ }]/.test(line) || line === '');
    if (isContinued) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Lists the names of an interface's own members. */
const listMembers = (block: readonly string[]): string[] =>
  block.flatMap((line) => {
    const [, quoted, plain] = memberPattern.exec(line) ?? [];
    return quoted ?? plain ?? [];
  });

/**
 * Returns TypeScript's DOM library without the APIs that a supported browser lacks, so that each
 * use is a type error. A lacking member that is inherited (`Request.body`) becomes `never`.
 * @param text library as TypeScript ships it
 */
export function removeLackingApis(text: string, hasApi: HasApi): string {
  const blocks = splitBlocks(text);
  const members = new Map<string, string[]>();
  for (const block of blocks) {
    const [, name] = interfacePattern.exec(block[0] ?? '') ?? [];
    if (name) members.set(name, [...(members.get(name) ?? []), ...listMembers(block)]);
  }
  const reducedBlocks = blocks.map((block) => {
    const [firstLine = ''] = block;
    const [, globalName] = globalPattern.exec(firstLine) ?? [];
    // The data have a global under its own name or as a member of Window.
    if (globalName && !(hasApi(globalName) && hasApi('Window', globalName))) return [];
    const [, name, parents = ''] = interfacePattern.exec(firstLine) ?? [];
    if (!name) return block;
    const isLacking = (member: string) => !hasApi(name, member);
    const ownLines = block.filter((line) => {
      const [, quoted, plain] = memberPattern.exec(line) ?? [];
      const member = quoted ?? plain;
      return !member || !isLacking(member);
    });
    const inheritedMembers = parents.split(', ').flatMap((parent) => members.get(parent) ?? []);
    const forbiddenLines = inheritedMembers
      .filter(isLacking)
      .map((member) => `    readonly ${member}: never;`);
    return [ownLines[0] ?? '', ...forbiddenLines, ...ownLines.slice(1)];
  });
  return reducedBlocks.flat().join('\n');
}
