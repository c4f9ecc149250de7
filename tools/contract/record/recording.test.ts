import { expect, it } from 'vitest';
import { findDataDrifts } from '#api/contract/drifts.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { startScenario } from '#mocks/controls/start-scenario.ts';
import { createScrubber } from '#mocks/redaction/scrubber.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import { type Alter, createPosingApi, runRadar } from '../testing/posing-api.ts';
import { createRecording, recordedAccount } from './recording.ts';

/** Creates a mock from the replies of another mock, which poses as the real API, to one account. */
async function recordAccount(email: string, role: 'patient' | 'physician', alter?: Alter) {
  const patient = 'complete-patient';
  const { exchanges } = await runRadar(createPosingApi(await createTestServer(), alter), email, { patient });
  const server = await createTestServer();
  const snapshot = await createRecording(exchanges, role);
  server.store.restore(snapshot);
  return {
    server,
    snapshot,
    token: signInForToken(server, recordedAccount.email),
    recorded: JSON.stringify(snapshot.tables.recorded),
  };
}

it('can be loaded by the mock, which then replies like the API', async () => {
  const { server, token } = await recordAccount('complete.patient@clinic.test', 'patient');
  const { body } = await callApi(server, 'listCheckUps', { token });
  // The seeded check-ups of the complete patient.
  expect(body.data).toHaveLength(56);
  const contacts = await callApi(server, 'readContacts', { token });
  expect(findDataDrifts(endpoints.readContacts, contacts.body.data)).toEqual([]);
  expect(server.log.list().every(({ replyFits }) => replyFits)).toBe(true);
});

it('keeps the shape of a deviating reply, and the list of calls marks it', async () => {
  const alter: Alter = (name, body) =>
    name === 'listNotifications'
      ? { ...body, data: { unreadCount: '3', items: [{ first_name: 'Ruth' }] } }
      : body;
  const { server, token } = await recordAccount('complete.patient@clinic.test', 'patient', alter);
  const { body } = await callApi(server, 'listNotifications', { token });
  expect(body.data).toMatchObject({ unreadCount: '3', items: [{ first_name: expect.any(String) }] });
  expect(server.log.list()[0]).toMatchObject({ replyFits: false });
});

it.each([
  ['complete.patient@clinic.test', 'patient'],
  ['physician@clinic.test', 'physician'],
] as const)('contains no data of the people in the replies to %s', async (email, role) => {
  const { recorded } = await recordAccount(email, role);
  const server = await createTestServer();
  const { accounts, notes, checkUps } = server.store.tables;
  const personalTexts = [
    ...accounts.flatMap(({ id, email: address, phone, homePhone, dob, address: street }) => [
      id,
      address,
      phone,
      homePhone,
      dob,
      street,
    ]),
    ...notes.map(({ note }) => note),
    ...checkUps.map(({ comment }) => comment),
  ];
  // Shorter texts, such as the empty ones, occur in any reply by chance.
  const leakedTexts = personalTexts.filter(
    (text) => text.length > 4 && recorded.includes(JSON.stringify(text).slice(1, -1)),
  );
  // Ids of demo accounts that are also the names of the roles.
  expect(leakedTexts.filter((text) => !['patient', 'physician', 'admin'].includes(text))).toEqual([]);
  expect(recorded).not.toMatch(/Okafor|Ashworth/);
});

it('lists the same patients for a physician, with other names and ids', async () => {
  const { server, token, snapshot } = await recordAccount('physician@clinic.test', 'physician');
  const { data } = (await callApi(server, 'listPatients', { token })).body as {
    data: { patients: { id: string }[] };
  };
  expect(data.patients).toHaveLength(60);
  const [patientRead] = snapshot.tables.recorded.filter(({ path }) => path.startsWith('physician/patient?'));
  const patientId = patientRead?.path.split('patientId=')[1] ?? '';
  expect(data.patients.map(({ id }) => id)).toContain(patientId);
  expect((await callApi(server, 'readPatient', { token, query: { patientId } })).status).toBe(200);
});

it('does not change other accounts, and is deleted by a reset', async () => {
  const { server } = await recordAccount('complete.patient@clinic.test', 'patient');
  const token = signInForToken(server, 'patient@clinic.test');
  expect((await callApi(server, 'readProfile', { token })).body.data).toMatchObject({ firstName: 'Grace' });
  await startScenario(server, 'clinic');
  expect(server.store.tables.recorded).toEqual([]);
});

it.each([
  ['firstName', 'Jane', /^[A-Z][a-z]+$/],
  ['email', 'jane@home.org', /^person\d+@example\.com$/],
  ['phone', '+1 (303) 555-0134', /^\+5 \(555\) 555-5555$/],
  ['zipCode', '02134', /^55555$/],
  ['dob', '04-28-1986', /^01-01-1970$/],
  ['dob', '1986/04/28', /^1970\/01\/01$/],
  ['createdAt', '2026-11-20T08:00:00.000Z', /^2026-11-20T08:00:00\.000Z$/],
  ['dose', '2.5', /^2\.5$/],
  ['doseUnit', 'mg', /^mg$/],
  ['profileImage', 'https://cdn.example.org/jane.png', /^$/],
  ['note', 'Jane feels better', /^a text that$/],
  ['mmrNumber', 'CO-4471-0926', /^xx-5555-5555$/],
  ['mmrExp', '06-30-2027', /^06-30-2027$/],
  ['state', 'Maine', /^Oregon$/],
])('replaces %s %j', (key, text, expected) => {
  const { scrub } = createScrubber();
  expect(scrub({ [key]: text })).toMatchObject({ [key]: expect.stringMatching(expected) });
  expect(scrub({ [key]: text })).toEqual(scrub({ [key]: text }));
});
