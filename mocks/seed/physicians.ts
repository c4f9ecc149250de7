import type { Store } from '#mocks/store/store.ts';
import { addAccount } from './add.ts';
import { portrait } from './portrait.ts';

/** Given name, family name, and whether there is a picture of them. */
const colleagues: [firstName: string, lastName: string, hasPicture: boolean][] = [
  ['Amara', 'Osei', true],
  ['Benjamin', 'Whitfield', true],
  ['Carmen', 'Delgado', true],
  ['Daniel', 'Kowalczyk', false],
  ['Eleanor', 'Vance', true],
  ['Farid', 'Rahimi', true],
  ['Ingrid', 'Solberg', false],
  ['Marcus', 'Bellamy', true],
  ['Mei-Lin', 'Zhao', true],
  ['Priya', 'Raghunathan', true],
  ['Tobias', 'Lindqvist', false],
];

const chosen = [
  { physicianId: 'physician-amara', patientId: 'complete-patient' },
  { physicianId: 'physician-mei-lin', patientId: 'patient' },
] as const;

/** The physicians beside the two demo accounts, so that there is a list to search, and who has chosen them. */
export function seedPhysicians({ tables }: Store): void {
  for (const [index, [firstName, lastName, hasPicture]] of colleagues.entries()) {
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
      profileImage: hasPicture ? portrait(index + 6) : '',
    });
  }
  tables.careLinks.push(...chosen.map((link) => ({ ...link, status: 'active' as const })));
}
