import { mask } from '../view/masks.ts';
import type { FiledLine, WholeView } from '../view/view.ts';

/** Number of lines that one statement asserts. */
const maxLines = 200;
/** Number of lines that a statement asserts to be gone. */
const maxGone = 3;
/** Number of rows from which on a view may lack some. */
const maxRows = 10;
/** Roles whose lines are asserted to be gone: their names tell one from another. */
const tellingRoles: ReadonlySet<string> = new Set([
  ...['article', 'button', 'cell', 'checkbox', 'definition', 'dialog', 'gridcell', 'heading', 'link'],
  ...['listitem', 'option', 'paragraph', 'radio', 'rowheader', 'strong', 'tab', 'text'],
]);

/** Returns true for a line that Playwright can find: readable, the same in each run, no pattern. */
const isAsserted = ({ digest, name = '', value = '' }: FiledLine) =>
  digest === undefined && ![name, value].some((text) => text.includes(mask) || /^\/.*\/$/.test(text));

const keyOf = ({ role, name, value, states, digest }: FiledLine) =>
  JSON.stringify([role, name, value, states, digest]);

/** Counts equal lines. */
function countLines(lines: readonly FiledLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return counts;
}

/** Returns a line of an aria snapshot, as YAML. @param indent spaces before it */
function toSnapshotLine({ role, name, value, states }: FiledLine, indent: string, isParent: boolean): string {
  if (role === 'text') return `${indent}- text: ${JSON.stringify(value ?? '')}`;
  const key = `${role}${name ? ` ${JSON.stringify(name)}` : ''}${states}`;
  const quoted = `'${key.replaceAll("'", "''")}'`;
  if (value) return `${indent}- ${quoted}: ${JSON.stringify(value)}`;
  return `${indent}- ${quoted}${isParent ? ':' : ''}`;
}

/**
 * Returns true for a line that only the mock finds in a page: one whose text is a digest, or masked
 * in part.
 */
const isSought = (line: FiledLine) => line.digest !== '' && !isAsserted(line);

/** Node of an aria snapshot: a line that is asserted, or has one that is. */
interface SnapshotNode {
  readonly line: FiledLine;
  readonly isAsserted: boolean;
}

/** Selects the lines that have changed: readable ones with the roles that they stand in. */
function selectChanges(lines: readonly FiledLine[], before: readonly FiledLine[]) {
  const earlier = countLines(before);
  const nodes: SnapshotNode[] = [];
  const sought: FiledLine[] = [];
  /** Positions of the lines that the present one stands in, and of those that are in the result. */
  const parents: number[] = [];
  const placed = new Set<number>();
  let count = 0;
  for (const [index, line] of lines.entries()) {
    parents.length = line.depth;
    const left = earlier.get(keyOf(line)) ?? 0;
    earlier.set(keyOf(line), left - 1);
    const hasText = line.name !== undefined || line.value !== undefined;
    if (left <= 0 && isSought(line) && sought.length < maxLines) sought.push(line);
    if (left <= 0 && hasText && isAsserted(line) && count < maxLines) {
      count += 1;
      for (const parent of parents) {
        const parentLine = lines[parent];
        if (!parentLine || placed.has(parent)) continue;
        placed.add(parent);
        nodes.push({ line: parentLine, isAsserted: false });
      }
      placed.add(index);
      nodes.push({ line, isAsserted: true });
    }
    parents[line.depth] = index;
  }
  return { nodes, sought };
}

/** Writes an aria snapshot of nodes; '' for none. */
function writeSnapshot(nodes: readonly SnapshotNode[]): string {
  return nodes
    .map(({ line, isAsserted: hasText }, index) => {
      const isParent = (nodes[index + 1]?.line.depth ?? 0) > line.depth;
      const shown = hasText ? line : { ...line, name: '', value: '', states: '' };
      return toSnapshotLine(isParent ? { ...shown, value: '' } : shown, '  '.repeat(line.depth), isParent);
    })
    .join('\n');
}

/** Lists lines of the view before that the page must not show any more. */
function listGone(lines: readonly FiledLine[], before: readonly FiledLine[]): FiledLine[] {
  const roleAndName = ({ role, name }: FiledLine) => JSON.stringify([role, name]);
  const shown = new Set(lines.map(roleAndName));
  // Of a long list, a view has the first rows alone.
  if (lines.filter(({ role }) => role === 'row' || role === 'listitem').length >= maxRows) return [];
  // A line that is not readable may be the one that seems to be gone.
  const unreadableRoles = new Set(lines.filter((line) => line.digest !== undefined).map(({ role }) => role));
  const isTelling = (line: FiledLine) =>
    tellingRoles.has(line.role) && (line.name ?? '') !== '' && isAsserted(line);
  return before
    .filter((line) => isTelling(line) && !shown.has(roleAndName(line)) && !unreadableRoles.has(line.role))
    .slice(0, maxGone);
}

/** Returns what the mock needs to find a line. */
const toSoughtLine = ({ role, states, name, value, digest }: FiledLine) => ({
  role,
  states,
  name,
  value,
  digest,
});

/** Returns a template literal of source text. */
const toTemplate = (text: string) => `\`${text.replaceAll(/[\\`]|\$\{/g, '\\$&')}\``;

/**
 * Returns the statements of a Playwright test on what has changed in a view. Playwright looks for
 * what is readable and the same in each run, the mock for the rest.
 * @param before the view before it; undefined for the first
 */
export function expectView(
  { lines }: WholeView<FiledLine>,
  before: WholeView<FiledLine> | undefined,
): string[] {
  const { nodes, sought } = selectChanges(lines, before?.lines ?? []);
  const gone = before ? listGone(lines, before.lines) : [];
  return [
    ...(nodes.length > 0
      ? [`await expect(page.locator('body')).toMatchAriaSnapshot(${toTemplate(writeSnapshot(nodes))});`]
      : []),
    ...(sought.length > 0 ? [`await expectLines(page, ${JSON.stringify(sought.map(toSoughtLine))});`] : []),
    ...gone.map(
      (line) =>
        `await expect(page.locator('body')).not.toMatchAriaSnapshot(${toTemplate(toSnapshotLine(line, '', false))});`,
    ),
  ];
}
