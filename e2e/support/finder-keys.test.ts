import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listPatients } from '#api/endpoints/patients.ts';
import { phoneDigits } from '#domain/values/phone.ts';
import { findPatientsByRank } from '#features/patients/finder/find-patients.ts';
import type { PatientRow } from '#features/patients/finder/patient-row.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

/** Number of keys by which each patient must be found. */
const keyCount = 6;
/** Most results that the finder shows. */
const shownResults = 8;
/** Every so many patients is looked for: each search goes through ten thousand rows. */
const patientStep = 25;

/** Returns texts of six keys that a physician may know: a number's end, an e-mail's, names. */
function textsFor({ email, phone, fullName }: PatientRow): string[] {
  const [first = '', ...others] = fullName.toLowerCase().split(' ');
  const last = others.at(-1) ?? '';
  const [emailNumber = ''] = /\d+/.exec(email) ?? [];
  const names = [
    ...[`${first.slice(0, 2)} ${last.slice(0, 3)}`, `${first.slice(0, 3)} ${last.slice(0, 2)}`],
    others.length > 1 ? `${first[0]} ${others[0]?.[0]} ${last[0]}` : last.slice(0, keyCount),
  ];
  return [phoneDigits(phone).slice(-keyCount), emailNumber.slice(0, keyCount), ...names].filter(Boolean);
}

it('finds any of ten thousand patients by six keys', async () => {
  const server = await createTestServer('ten-thousand-patients');
  const token = signInForToken(server, 'physician@clinic.test');
  const { body } = await callApi(server, 'listPatients', { token });
  const { patients } = v.parse(listPatients.reply, body.data);
  expect(patients).toHaveLength(10_000);
  const notFound = patients
    .filter((_, index) => index % patientStep === 0)
    .filter((patient) =>
      textsFor(patient).every((text) => {
        const { best } = findPatientsByRank(patients, text, shownResults);
        return !best.includes(patient);
      }),
    );
  expect(notFound.map(({ fullName }) => fullName)).toEqual([]);
});
