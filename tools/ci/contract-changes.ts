import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { quietRedocly } from '../redocly.ts';
import { TOP } from '../top.ts';

export const RELEASED = join(TOP, 'docs/contract/released.json');
export const CURRENT = join(TOP, 'public/openapi.json');
export const CHANGELOG = join(TOP, 'docs/contract/CHANGELOG.md');

interface Change {
  /** JSON pointer, such as '#/paths/~1intake~1contacts/post/…'. */
  readonly path: string;
  readonly kind: string;
  readonly impact: 'major' | 'minor' | 'patch';
  readonly verdicts: readonly { readonly message: string }[];
  /** Old value, if something was removed. */
  readonly base?: { readonly value?: unknown };
  /** New value, if something was added. */
  readonly revision?: { readonly value?: unknown };
}

const impacts: Readonly<Record<string, string>> = { major: 'breaking', minor: 'new' };

/** Returns the operation ('POST /intake/contacts') and the last key of a JSON pointer. */
function placeOf(pointer: string): [operation: string, last: string] {
  const keys = pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [group, path = '', method = ''] = keys;
  const operation = group === 'paths' ? `${method.toUpperCase()} ${path}`.trim() : keys.slice(0, 3).join(' ');
  return [operation, keys.at(-1) ?? ''];
}

function inWords({ path, kind, impact, verdicts }: Change): string[] {
  const [operation, last] = placeOf(path);
  const said = verdicts.length > 0 ? verdicts.map(({ message }) => message) : [`\`${last}\` was ${kind}.`];
  return said.map((message) => `- \`${operation}\` ${impacts[impact]}: ${message}`);
}

const WORDS = ['description', 'summary', 'example', 'examples'];
const withoutWords = (value: unknown) =>
  JSON.stringify(value, (key, inner: unknown) => (WORDS.includes(key) ? undefined : inner));

/** True if only the texts of a parameter `name` changed; Redocly lists it as removed and added. */
const isReworded = (change: Change, changes: readonly Change[]): boolean => {
  const [removed, added] = ['removed', 'added'].map((kind) =>
    changes.find((other) => other.kind === kind && other.path === change.path),
  );
  return (
    Boolean(removed && added) && withoutWords(removed?.base?.value) === withoutWords(added?.revision?.value)
  );
};

const isExample = ({ path }: Change) => /\/examples?(\/|$)/.test(path);

/** Lists the changes between two documents, a line each, without changes of texts and examples. */
export async function changesBetween(base: string, revision: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const report = join(folder, 'changes.json');
  const options = [
    '--config',
    join(TOP, 'tools/ci/redocly.yaml'),
    '--format',
    'json',
    '--fail-on',
    'none',
    '--output',
    report,
  ];
  try {
    const env = { ...process.env, ...quietRedocly };
    await promisify(execFile)(join(TOP, 'node_modules/.bin/redocly'), ['diff', base, revision, ...options], {
      env,
    });
    const { changes } = JSON.parse(await readFile(report, 'utf8')) as { changes: Change[] };
    const concerning = changes.filter(
      (change) => change.impact !== 'patch' && !isExample(change) && !isReworded(change, changes),
    );
    const lines = concerning.flatMap(inWords);
    return [...new Set(lines)].toSorted();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const versionIn = async (file: string): Promise<string> =>
  (JSON.parse(await readFile(file, 'utf8')) as { info: { version: string } }).info.version;

/** Returns the expected changelog: changes since the last release, above the released versions. */
export async function changelog(): Promise<string> {
  const [known, version] = [await readFile(CHANGELOG, 'utf8'), await versionIn(RELEASED)];
  const changes = await changesBetween(RELEASED, CURRENT);
  const [intro = '', ...sections] = known.split(/^(?=## )/m);
  const released = sections.filter((section) => !section.startsWith('## Since'));
  const since = `## Since ${version}\n\n${changes.join('\n') || 'Nothing that concerns an integrator.'}\n\n`;
  return [intro, since, ...released].join('');
}
