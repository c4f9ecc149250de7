import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listPatients } from '#api/endpoints/patients.ts';
import { phoneDigits } from '#domain/values/phone.ts';
import { findPatientsByRank, type PatientRow } from '#features/patients/finder/find-patients.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

const KEYS = 6;
/** Most results that the finder shows. */
const SHOWN = 8;
/** Every so many patients is looked for: each search goes through ten thousand rows. */
const STEP = 25;

/** Returns texts of six keys that a physician may know: a number's end, an e-mail's, names. */
function textsFor({ email, phone, fullName }: PatientRow): string[] {
  const [first = '', ...others] = fullName.toLowerCase().split(' ');
  const last = others.at(-1) ?? '';
  const [inEmail = ''] = /\d+/.exec(email) ?? [];
  const names = [
    ...[`${first.slice(0, 2)} ${last.slice(0, 3)}`, `${first.slice(0, 3)} ${last.slice(0, 2)}`],
    others.length > 1 ? `${first[0]} ${others[0]?.[0]} ${last[0]}` : last.slice(0, KEYS),
  ];
  return [phoneDigits(phone).slice(-KEYS), inEmail.slice(0, KEYS), ...names].filter(Boolean);
}

it('finds any of ten thousand patients by six keys', async () => {
  const server = await createTestServer('ten-thousand-patients');
  const token = signInForToken(server, 'physician@clinic.test');
  const { body } = await callApi(server, 'listPatients', { token });
  const { patients } = v.parse(listPatients.reply, body.data);
  expect(patients).toHaveLength(10_000);
  const lost = patients
    .filter((_, place) => place % STEP === 0)
    .filter((patient) =>
      textsFor(patient).every((text) => {
        const shown = findPatientsByRank(patients, text).slice(0, SHOWN);
        return !shown.includes(patient);
      }),
    );
  expect(lost.map(({ fullName }) => fullName)).toEqual([]);
});
