import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectFolder } from '../project-folder.ts';
import { removeLackingApis } from './dom-lib.ts';
import { browsersLackingApi } from './support.ts';
import type { SupportedBrowser } from './supported.ts';

const workFolder = join(projectFolder, 'node_modules/.cache/browsers');

/** Use of a web API that a supported browser lacks. */
export interface ApiUse {
  /** Path from the root of the project. */
  file: string;
  line: number;
  /** Text of the line. */
  code: string;
  /** Missing APIs, as in `firefox 128 lacks Request.body`. */
  lacking: readonly string[];
}

/** Returns TypeScript's own DOM library. */
function readDomLibrary(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('typescript/package.json'));
  // The compiler and its libraries are in a package of their own for each platform.
  const platform = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
  return readFileSync(join(dirname(resolve(platform)), 'lib/lib.dom.d.ts'), 'utf8');
}

/** Writes a project whose DOM library omits the APIs that are lacking (`libReplacement`). */
function writeProject(library: string): string {
  const replacement = join(workFolder, 'node_modules/@typescript/lib-dom');
  mkdirSync(replacement, { recursive: true });
  writeFileSync(join(replacement, 'index.d.ts'), library);
  writeFileSync(
    join(replacement, 'package.json'),
    JSON.stringify({ name: '@typescript/lib-dom', version: '0.0.0', types: 'index.d.ts' }),
  );
  const project = join(workFolder, 'tsconfig.json');
  const folders = ['src', 'mocks'].map((folder) => join(projectFolder, folder));
  const config = {
    extends: join(projectFolder, 'tsconfig.json'),
    compilerOptions: { libReplacement: true },
    include: folders,
    exclude: folders.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]),
  };
  writeFileSync(project, JSON.stringify(config));
  return project;
}

/** Runs the type check and returns its output, which is empty if the check passes. */
function typeCheck(project: string): string {
  const tsc = join(projectFolder, 'node_modules/.bin/tsc');
  try {
    execFileSync(tsc, ['--noEmit', '--pretty', 'false', '-p', project], {
      cwd: projectFolder,
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const errorPattern = /^(.+?)\((\d+),\d+\): error .*$/gm;

/**
 * Finds the uses of web APIs in `src` and `mocks` that a supported browser lacks: type errors
 * against a DOM library without them. `lib` in tsconfig.json limits the language's built-ins.
 */
export function findApiUses(browsers: readonly SupportedBrowser[]): ApiUse[] {
  const sentenceByApi = new Map<string, string>();
  const library = removeLackingApis(readDomLibrary(), (...path) => {
    const lacking = browsersLackingApi(path, browsers);
    if (lacking.length > 0)
      sentenceByApi.set(path.join('.'), `${lacking.join(', ')} lacks ${path.join('.')}`);
    return lacking.length === 0;
  });
  const compilerOutput = typeCheck(writeProject(library));
  return [...compilerOutput.matchAll(errorPattern)].map(([, file = '', number = '0']) => {
    const line = Number(number);
    const code = (readFileSync(join(projectFolder, file), 'utf8').split('\n')[line - 1] ?? '').trim();
    const codeWords = new Set(code.match(/\w+/g));
    // The error does not name the interface: all lacking APIs with a name on the line are listed.
    const lacking = [...sentenceByApi].filter(([api]) => codeWords.has(api.split('.').at(-1) ?? ''));
    return { file, line, code, lacking: lacking.map(([, sentence]) => sentence) };
  });
}
