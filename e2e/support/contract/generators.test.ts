import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { contractToolPath } from '../../../tools/ci/contract-tools.ts';
import { projectFolder } from '../../../tools/project-folder.ts';

const document = join(projectFolder, 'public/openapi.json');
/** Generators besides the one of docs/integrating.md, and their arguments. */
const generators: [string, string, string[]][] = [
  [
    'Hey API',
    '@hey-api/openapi-ts/bin/run.js',
    ['-i', document, '-o', 'client', '-c', '@hey-api/client-fetch'],
  ],
  [
    'Orval',
    'orval/dist/bin/orval.mjs',
    ['--input', document, '--output', 'client/index.ts', '--client', 'fetch'],
  ],
];

/** Compiler settings of a project that uses a client. */
const compilerSettings = {
  compilerOptions: {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  include: ['client'],
};

// CI installs the generators; elsewhere this is skipped until `npm run contract-tools` has run.
describe.runIf(existsSync(contractToolPath('orval')))('clients of other generators', () => {
  it.each(generators)(
    '%s makes one that compiles',
    async (_, program, args) => {
      const folder = mkdtempSync(join(tmpdir(), 'generated-'));
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(compilerSettings));
      const run = (...programArgs: string[]) =>
        promisify(execFile)(process.execPath, programArgs, {
          cwd: folder,
          env: { ...process.env, NO_COLOR: '1' },
        });
      await run(contractToolPath(program), ...args);
      const compilation = run(contractToolPath('typescript/bin/tsc'), '--project', '.');
      expect(await compilation.catch((error: { stdout?: string }) => error)).toMatchObject({ stdout: '' });
      expect(existsSync(join(folder, 'client/index.ts'))).toBe(true);
    },
    120_000,
  );
});
