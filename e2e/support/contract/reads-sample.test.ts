import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createHttpAnswer } from '#mocks/transports/http-answer.ts';
import { startServer } from '../../../tools/contract/testing/over-http.ts';
import { projectFolder } from '../../../tools/project-folder.ts';

const guide = readFileSync(join(projectFolder, 'docs/integrating.md'), 'utf8');
const sample = /```js\n(import \{ Ajv2020 \}.*?)```/s.exec(guide)?.[1] ?? '';

/** Runs the guide's sample. @param api base of the API whose reply is verified */
const runSample = (mock: string, api: string) => {
  const text = sample
    .replace("['http://127.0.0.1:4010/'", `['${api}'`)
    .replace('http://127.0.0.1:4010/reads.json', `${mock}reads.json`);
  return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', text], {
    cwd: projectFolder,
  });
};

it('verifies a reply by the lines in docs/integrating.md', async () => {
  const mock = await startServer(createHttpAnswer(await createTestServer()));
  await expect(runSample(mock, mock)).resolves.toMatchObject({ stderr: '' });
  const other = await startServer((_, reply) => {
    reply.end(JSON.stringify({ status: 200, message: '', data: [null, [{ id: 'a', title: 'No name' }]] }));
  });
  await expect(runSample(mock, other)).rejects.toThrow(/data\/data\/1\/0 must have required property 'name'/);
});
