import type { Store } from '#mocks/store/store.ts';
import { addAccount } from './add.ts';
import { buildPortrait } from './build-portrait.ts';
import { getSpecializationId, type Specialization } from './specializations.ts';

/** Given name, family name, whether they have a picture, and specialization. */
const colleagues: [string, string, hasPicture: boolean, Specialization][] = [
  ['Amara', 'Osei', true, 'Oncology'],
  ['Benjamin', 'Whitfield', true, 'Internal Medicine'],
  ['Carmen', 'Delgado', true, 'Anesthesiology and Pain Medicine'],
  ['Daniel', 'Kowalczyk', false, 'Psychiatry'],
  ['Eleanor', 'Vance', true, 'Geriatrics'],
  ['Farid', 'Rahimi', true, 'Neurology'],
  ['Ingrid', 'Solberg', false, 'Rheumatology'],
  ['Marcus', 'Bellamy', true, 'Physical Medicine and Rehabilitation'],
  ['Mei-Lin', 'Zhao', true, 'Integrative Medicine'],
  ['Priya', 'Raghunathan', true, 'Gastroenterology'],
  ['Tobias', 'Lindqvist', false, 'Sleep Medicine'],
];

/** Links to demo patients, who so have a second physician. */
const colleagueLinks = [
  { physicianId: 'physician-amara', patientId: 'complete-patient' },
  { physicianId: 'physician-mei-lin', patientId: 'patient' },
] as const;

/** Adds further physicians, to have a list to search, and their links to patients. */
export function seedPhysicians({ tables }: Store): void {
  for (const [index, [firstName, lastName, hasPicture, specialization]] of colleagues.entries()) {
    const name = firstName.toLowerCase();
    addAccount(tables, {
      id: `physician-${name}`,
      role: 'physician',
      email: `${name}.${lastName.toLowerCase()}@clinic.test`,
      firstName,
      lastName,
      suffix: 'dr',
      phone: `97055501${String(10 + index)}`,
      city: 'Denver',
      zipCode: '80203',
      country: 'United States',
      state: 'Colorado',
      profileImage: hasPicture ? buildPortrait(index + 6) : '',
      officeNumber: `(970) 555-02${String(10 + index)}`,
      // Some offices have no e-mail: the profile shows 'Not Set' (physician §8).
      officeEmail: index % 3 === 1 ? '' : `office@${lastName.toLowerCase()}.clinic.test`,
      specialization: getSpecializationId(specialization),
    });
  }
  tables.careLinks.push(...colleagueLinks.map((link) => ({ ...link, status: 'active' as const })));
}
