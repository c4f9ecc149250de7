import { countries, regionsOf } from '../options/person.ts';
import { bondTogether } from './bonds.ts';
import { choice, digits, text } from './kinds.ts';
import type { AnswerEffect } from './question.ts';

/**
 * Builds the questions of an address. A change of country clears the region (intake §5).
 * @param zip wire name of the zip code, and whether it is required
 * @returns the whole group, and its questions separately for a form that lays them out differently
 */
export function address<const Zip extends 'zipCode' | 'zip_code'>(zip: { name: Zip; required?: boolean }) {
  const street = text('address', 'Address line 1', { autoComplete: 'address-line1' });
  const secondLine = text('addressTwo', 'Address line 2', { autoComplete: 'address-line2' });
  const city = text('city', 'City', { width: 'half', autoComplete: 'address-level2' });
  const postalCode = digits(zip.name, 'Zip or postal code', {
    required: zip.required,
    width: 'half',
    autoComplete: 'postal-code',
  });
  const country = choice('country', 'Country', countries, { width: 'half', autoComplete: 'country-name' });
  const state = choice('state', 'State or region', regionsOf(country), {
    width: 'half',
    autoComplete: 'address-level1',
  });
  const clearState = {
    on: country,
    apply: () => ({ [state.name]: state.blank }),
  } satisfies AnswerEffect<typeof country | typeof state>;
  return {
    group: {
      title: 'Address',
      questions: [street, secondLine, city, postalCode, country, state],
      joined: [
        { of: [street, secondLine, city, state, postalCode, country], between: ', ', optional: [secondLine] },
      ],
    },
    postalCode,
    otherLines: [street, secondLine, city, country, state],
    effect: clearState,
    bond: bondTogether(country, state),
  };
}
