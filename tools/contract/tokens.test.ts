import { expect, it } from 'vitest';
import { withoutUserId } from '#mocks/testing/opaque-tokens.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { toMarkdown } from '#radar/markdown.ts';
import { withOpaqueTokens } from './testing/opaque-api.ts';
import { createPosingApi, patientEmail, runRadar } from './testing/posing-api.ts';
import { findTokenDrifts, listTokenRemarks } from './tokens.ts';

it('says in one line that an opaque token is not renewed ahead of time, which is no drift', async () => {
  const api = withOpaqueTokens(createPosingApi(await createTestServer()));
  const { report, exchanges, driftLines } = await runRadar(api, patientEmail);
  expect(driftLines).toEqual([]);
  expect(findTokenDrifts(exchanges)).toEqual([]);
  const remarks = listTokenRemarks(exchanges);
  expect(remarks).toEqual([expect.stringContaining('not ahead of time')]);
  const text = toMarkdown(report, { api: api.base, at: '', validators: [], remarks });
  expect(text).toContain(`\n${remarks[0]}\n`);
  expect(text).not.toContain('opaque-');
});

it('finds no id of the user if neither the token nor the login’s reply has it', async () => {
  const api = withOpaqueTokens(createPosingApi(await createTestServer()), (path, text) =>
    path === 'userAuth/login' ? withoutUserId(text) : text,
  );
  const { exchanges } = await runRadar(api, patientEmail);
  expect(findTokenDrifts(exchanges).map(({ operation, drift }) => [operation.name, drift.path])).toEqual([
    ['login', 'data.user.id'],
  ]);
});

it('finds nothing to say about a token with an expiry and a subject', async () => {
  const { exchanges } = await runRadar(createPosingApi(await createTestServer()), patientEmail);
  expect(listTokenRemarks(exchanges)).toEqual([]);
  expect(findTokenDrifts(exchanges)).toEqual([]);
});
