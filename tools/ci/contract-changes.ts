import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compact } from '#api/contract/wire-schema.ts';
import { projectFolder } from '../project-folder.ts';
import { redoclyEnvironment } from '../redocly-environment.ts';

export const releasedPath = join(projectFolder, 'docs/contract/released.json');
export const currentPath = join(projectFolder, 'public/openapi.json');
export const changelogPath = join(projectFolder, 'docs/contract/CHANGELOG.md');

/** Change of the contract, as `redocly diff` reports it. */
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

const impactLabels: Readonly<Record<string, string>> = { major: 'breaking', minor: 'new' };

/** Returns the operation ('POST /intake/contacts') and the last key of a JSON pointer. */
function parsePointer(pointer: string): [operation: string, last: string] {
  const keys = pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [group, path = '', method = ''] = keys;
  const operation = group === 'paths' ? `${method.toUpperCase()} ${path}`.trim() : keys.slice(0, 3).join(' ');
  return [operation, keys.at(-1) ?? ''];
}

/** Returns the changelog's lines for a change. */
function describeChange({ path, kind, impact, verdicts }: Change): string[] {
  const [operation, last] = parsePointer(path);
  const messages =
    verdicts.length > 0 ? verdicts.map(({ message }) => message) : [`\`${last}\` was ${kind}.`];
  return messages.map((message) => `- \`${operation}\` ${impactLabels[impact]}: ${message}`);
}

const textKeys = ['description', 'summary', 'example', 'examples'];
const serializeWithoutTexts = (value: unknown) =>
  JSON.stringify(value, (key, child: unknown) => (textKeys.includes(key) ? undefined : child));

/** Returns true if only texts of a parameter changed: Redocly reports it removed and added. */
const hasOnlyNewTexts = (change: Change, changes: readonly Change[]): boolean => {
  const [removed, added] = ['removed', 'added'].map((kind) =>
    changes.find((other) => other.kind === kind && other.path === change.path),
  );
  return (
    Boolean(removed && added) &&
    serializeWithoutTexts(removed?.base?.value) === serializeWithoutTexts(added?.revision?.value)
  );
};

const isExample = ({ path }: Change) => /\/examples?(\/|$)/.test(path);

/** Returns a document with one notation of alternative types, since another is no change. */
const readUniformly = async (file: string): Promise<string> =>
  JSON.stringify(compact(JSON.parse(await readFile(file, 'utf8')) as object));

/** Lists the changes between two documents, a line each, without changes of texts and examples. */
export async function listChanges(base: string, revision: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const report = join(folder, 'changes.json');
  const [earlier, later] = [join(folder, 'earlier.json'), join(folder, 'later.json')];
  const options = [
    '--config',
    join(projectFolder, 'tools/ci/redocly.yaml'),
    '--format',
    'json',
    '--fail-on',
    'none',
    '--output',
    report,
  ];
  try {
    await writeFile(earlier, await readUniformly(base));
    await writeFile(later, await readUniformly(revision));
    const env = { ...process.env, ...redoclyEnvironment };
    await promisify(execFile)(
      join(projectFolder, 'node_modules/.bin/redocly'),
      ['diff', earlier, later, ...options],
      {
        env,
      },
    );
    const { changes } = JSON.parse(await readFile(report, 'utf8')) as { changes: Change[] };
    const relevantChanges = changes.filter(
      (change) => change.impact !== 'patch' && !isExample(change) && !hasOnlyNewTexts(change, changes),
    );
    const lines = relevantChanges.flatMap(describeChange);
    return [...new Set(lines)].toSorted();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const readVersion = async (file: string): Promise<string> =>
  (JSON.parse(await readFile(file, 'utf8')) as { info: { version: string } }).info.version;

/** Returns the expected changelog: changes since the last release, above the released versions. */
export async function buildChangelog(): Promise<string> {
  const [storedChangelog, version] = [await readFile(changelogPath, 'utf8'), await readVersion(releasedPath)];
  const changes = await listChanges(releasedPath, currentPath);
  const [intro = '', ...sections] = storedChangelog.split(/^(?=## )/m);
  const released = sections.filter((section) => !section.startsWith('## Since'));
  const since = `## Since ${version}\n\n${changes.join('\n') || 'Nothing that concerns an integrator.'}\n\n`;
  return [intro, since, ...released].join('');
}
