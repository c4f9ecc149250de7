import { expect, test } from 'vitest';
import { callApi, createTestServer } from '#mocks/testing/test-server.ts';

const server = await createTestServer();

test('lists at most 20 items; items that begin with the text come before items that contain it', async () => {
  const { body } = await callApi(server, 'searchDiagnoses', { query: { name: 'migr' } });
  expect(body.data).toMatchObject([{ name: 'Chronic migraine' }]);
  const many = await callApi(server, 'searchMedications', { query: { name: 'c' } });
  expect(many.body.data).toHaveLength(20);
  expect((many.body.data as { name: string }[])[0]?.name).toMatch(/^C/);
});

test('refuses a name that the shared list already has', async () => {
  const body = { name: 'insomnia', user_id: 'patient', is_cancer: false };
  expect((await callApi(server, 'createDiagnosis', { body })).status).toBe(400);
});
