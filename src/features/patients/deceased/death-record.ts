import type { InputOf } from '#api/contract/endpoint.ts';
import type { saveDeceased } from '#api/endpoints/deceased.ts';

/** Stored data about a death. */
export type DeathRecord = Omit<InputOf<typeof saveDeceased>['body'], 'patientId'>;

/** Picks the data about a death from a patient. */
export const deathOf = ({ deceased, deceasedDate, deceasedCause }: DeathRecord): DeathRecord => ({
  deceased,
  deceasedDate,
  deceasedCause,
});

/** Id of the card that holds the form. */
export const deceasedCardId = 'patient-deceased';
