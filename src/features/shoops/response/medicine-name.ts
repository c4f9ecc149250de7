import type { MedicineResponse } from '#domain/shoops/history/response.ts';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';

/** Returns the name under which a medicine's doses are shown. */
export const medicineName = ({ targetCannabinoid }: MedicineResponse): string =>
  cannabinoidName(targetCannabinoid) || 'Medicine without a name';
