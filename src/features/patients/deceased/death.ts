import type { InputOf } from '#api/contract/endpoint.ts';
import type { saveDeceased } from '#api/endpoints/deceased.ts';

/** What is kept of a death. */
export type Death = Omit<InputOf<typeof saveDeceased>['body'], 'patientId'>;

/** The part of a patient that is about it. */
export const deathOf = ({ deceased, deceasedDate, deceasedCause }: Death): Death => ({
  deceased,
  deceasedDate,
  deceasedCause,
});

/** The id of the card that holds the form. */
export const deceasedCardId = 'patient-deceased';
