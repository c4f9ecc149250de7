import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const optionalText = v.nullish(v.string(), '');

/** accounts §7. One's own profile, of either role. */
export const readProfile = endpoint({
  method: 'GET',
  path: 'dashboard/profile',
  summary: 'Read one’s own profile',
  access: ['patient', 'physician'],
  reply: v.object({
    email: v.string(),
    firstName: optionalText,
    lastName: optionalText,
    suffix: optionalText,
    gender: optionalText,
    phone: optionalText,
    address: optionalText,
    addressTwo: optionalText,
    city: optionalText,
    zipCode: optionalText,
    country: optionalText,
    state: optionalText,
    profileImage: optionalText,
    twoFA: v.nullish(v.boolean(), false),
  }),
});
