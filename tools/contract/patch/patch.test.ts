import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseLeniently } from '#api/contract/lenient.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { projectFolder } from '../../project-folder.ts';
import { type Alter, createPosingApi, patientEmail, runRadar } from '../testing/posing-api.ts';
import { amend } from './amend.ts';
import { createPatch } from './patch.ts';

type Fields = Record<string, unknown>;

/** Changes a name, a list and an option, and adds drifts that cannot be amended automatically. */
const alter: Alter = (name, body) => {
  const data = body.data as Fields;
  if (name === 'readProfile') {
    const { firstName, ...rest } = data;
    return { ...body, data: { ...rest, first_name: firstName, phone: ['2065550101'], email: 7 } };
  }
  if (name === 'listCheckUps')
    return {
      ...body,
      data: (body.data as Fields[]).map((checkUp) => ({
        ...checkUp,
        status: 'fine',
        createdAt: '20.11.2026',
      })),
    };
  if (name === 'listNotifications') return { ...body, data: { unreadCount: null, notifications: null } };
  return name === 'listProducts' ? { ...body, data: { list: data } } : body;
};

async function createReport(alterReplies?: Alter): Promise<string> {
  const { report } = await runRadar(createPosingApi(await createTestServer(), alterReplies), patientEmail);
  return JSON.stringify({ api: 'https://api.example.com/', at: '2026-11-23T08:00:00.000Z', ...report });
}

/** Applies a patch to a copy of the client; returns a function that reads the copied files. */
function applyPatch(patch: string): (readFile: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  cpSync(join(projectFolder, 'src/api/client/client.ts'), join(folder, 'src/api/client/client.ts'));
  writeFileSync(join(folder, 'contract.patch'), patch);
  execFileSync('git', ['apply', 'contract.patch'], { cwd: folder });
  return (readFile) => readFileSync(join(folder, 'src/api/client', readFile), 'utf8');
}

it('makes a patch that applies, with the clear amendments; the rest is left to a person', async () => {
  const { text, amended, left } = await createPatch(await createReport(alter));
  const readFile = applyPatch(text);
  expect(readFile('amendments.ts')).toMatchInlineSnapshot(`
    "import type { Amendments } from './amend.ts';

    /**
     * Differences of the API, found by the contract radar (2026-11-23T08:00:00.000Z). Each line is a proposal:
     * keep the correct ones, and complete those with a comment.
     */
    export const amendments: Amendments = {
      'GET dashboard/healthCheckUp': [
        // data[].createdAt: expected an ISO date and time with its zone, found a text like 99.99.9999 (56 times). Not amended: it is written otherwise, and only you know how.
        // data[].status: expected "worse" or "same" or "better" or "", found a text (56 times)
        { at: 'data[].status', among: ['worse', 'same', 'better', ''] },
      ],
      'GET dashboard/notifications': [
        // data.notifications: expected a list, found null
        { at: 'data.notifications', orNone: true },
        // data.unreadCount: expected a number, found null. Not amended: the app cannot do without it.
      ],
      'GET dashboard/products': [
        // data: expected a list, found an object. Not amended: the app cannot do without it.
      ],
      'GET dashboard/profile': [
        // data.email: expected a text, found a number. Not amended: the app cannot do without it.
        // data.phone: expected a text, found a list
        { at: 'data.phone', without: 'list' },
        // data.firstName: expected that name, found “first_name”
        { at: 'data.firstName', from: 'first_name' },
      ],
    };
    "
  `);
  expect({ amended, left }).toEqual({ amended: 4, left: 4 });
  expect(readFile('amend.ts')).toBe(
    readFileSync(join(projectFolder, 'tools/contract/patch/amend.ts'), 'utf8'),
  );
  expect(readFile('client.ts')).toMatch(/endpoint\.reply, amend\(amendments\[.+\], body\.data\?\.data\)\)/);
});

it('contains no values of patients', async () => {
  const report = JSON.parse(await createReport(alter));
  for (const { drifts } of report.operations) for (const drift of drifts) drift.sample = '"2065550101"';
  expect((await createPatch(JSON.stringify(report))).text).not.toContain('2065550101');
});

it.each([
  ['{', /is no report/],
  ['{"api":"x"}', /is no report/],
])('rejects %s with a message', (text, message) => expect(createPatch(text)).rejects.toThrow(message));

it('rejects a report without drifts', async () => {
  await expect(createPatch(await createReport())).rejects.toThrow('nothing in this report');
});

it('makes an unreadable reply readable', () => {
  const wire = { status: 200, unreadCount: 0, notifications: null };
  const { reply } = endpoints.listNotifications;
  expect(parseLeniently(reply, wire).fits).toBe(false);
  expect(parseLeniently(reply, amend([{ at: 'data.notifications', orNone: true }], wire)).fits).toBe(true);
});
