import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createHttpAnswer } from '#mocks/transports/http-answer.ts';
import { getPort } from '#mocks/transports/http-listen.ts';
import { scripts } from '../../../package.json' with { type: 'json' };
import { contractToolPath } from '../../../tools/ci/contract-tools.ts';
import { projectFolder } from '../../../tools/project-folder.ts';

const generatorPath = contractToolPath('openapi-typescript/bin/cli.js');
const guide = readFileSync(join(projectFolder, 'docs/integrating.md'), 'utf8');
const sample = /```ts\n(import createClient.*?)```/s.exec(guide)?.[1] ?? '';

const folder = mkdtempSync(join(tmpdir(), 'client-'));
const writeFileInFolder = (name: string, text: string) => writeFileSync(join(folder, name), text);
/** Runs a Node program in the folder of the sample. */
const runNode = (args: string[], env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });

/** Calls that must not compile: types that allow anything would let them pass. */
const invalidCalls = `import createClient from 'openapi-fetch';
import type { paths } from './clinic.ts';
const clinic = createClient<paths>();
// @ts-expect-error there is no such call
await clinic.GET('/intake/nothing');
// @ts-expect-error a number is no note
await clinic.POST('/intake/summary', { body: { note: 7 } });
`;

/** Compiler settings, as strict as the project's own. */
const compilerSettings = {
  extends: join(projectFolder, 'tsconfig.json'),
  compilerOptions: { types: ['node'] },
  include: ['*.ts'],
};

// CI installs the generator; elsewhere this is skipped until `npm run contract-tools` has run.
describe.runIf(existsSync(generatorPath))('client made of the API document', () => {
  beforeAll(async () => {
    symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
    writeFileInFolder('package.json', '{"type":"module"}');
    writeFileInFolder('tsconfig.json', JSON.stringify(compilerSettings));
    writeFileInFolder('sample.ts', sample);
    writeFileInFolder('wrong.ts', invalidCalls);
    await runNode([generatorPath, join(projectFolder, 'public/openapi.json'), '--output', 'clinic.ts']);
  });

  it('compiles the sample of docs/integrating.md', async () => {
    const compilation = runNode([join(projectFolder, 'node_modules/typescript/bin/tsc'), '--project', '.']);
    expect(await compilation.catch((error: { stdout?: string }) => error)).toMatchObject({ stdout: '' });
  });

  it('runs the sample against the mock over HTTP', async () => {
    const server = createServer(createHttpAnswer(await createTestServer()));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    const { stdout } = await runNode(['sample.ts'], { CLINIC_API: `http://127.0.0.1:${getPort(server)}/` });
    expect(stdout).toBe('Ruth is a patient, 0 sections are open\n56 check-ups, one of them “same”\n');
  });
});

it('uses the version that docs/integrating.md names', () => {
  const version = /openapi-typescript@[\d.]+/.exec(scripts['contract-tools'])?.[0];
  expect(guide).toContain(`${version} `);
});
