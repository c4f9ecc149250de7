import * as v from 'valibot';
import { endpoint, unreadReply } from '#api/contract/endpoint.ts';
import { optionalWord } from '#api/contract/optional-word.ts';
import { optionalDigits, optionalLine, optionalPhone, optionalUrl } from '#api/contract/reply-fields.ts';
import { booleanSchema } from '#api/contract/tolerances.ts';
import { documentMessages } from '#domain/documents/documents.ts';
import { genders, profileTitles } from '#domain/options/person.ts';
import { physicianOwnInformation } from '#domain/profile/physician.ts';
import { personalInformation, profileMessages } from '#domain/profile/profile.ts';
import { listedValues } from '#domain/questions/option.ts';
import { wireEmail } from '#domain/values/email.ts';
import { storedId } from '#domain/values/ids.ts';
import { newPasswordEntries } from '#domain/values/password.ts';
import { strictly } from '#domain/values/strictly.ts';

/** Reads the current user's profile, of either role (accounts §7). */
export const readProfile = endpoint({
  method: 'GET',
  path: 'dashboard/profile',
  summary: 'Read one’s own profile',
  access: ['patient', 'physician'],
  reply: v.object({
    email: strictly(wireEmail, v.string()),
    firstName: optionalLine,
    lastName: optionalLine,
    suffix: optionalWord(listedValues(profileTitles)),
    gender: optionalWord(listedValues(genders)),
    phone: optionalPhone,
    address: optionalLine,
    addressTwo: optionalLine,
    city: optionalLine,
    zipCode: optionalDigits,
    country: optionalLine,
    state: optionalLine,
    profileImage: optionalUrl,
    twoFA: v.nullish(booleanSchema, false),
    // For physicians, both free texts (physician §3, §5).
    officeNumber: optionalLine,
    officeEmail: optionalLine,
    specialization: v.pipe(v.nullish(storedId, ''), v.transform(String)),
  }),
});

/** Calls of one path: the server goes by role, then by body (accounts §7, physician §7). */
const sharedDefinition = {
  method: 'POST',
  path: 'dashboard/profile',
  access: ['patient', 'physician'],
  reply: unreadReply,
} as const;

/** Common parts of both saves of personal information, one for each role. */
const personalSaveDefinition = {
  ...sharedDefinition,
  success: profileMessages.personalInformation.saved,
  errors: { 400: profileMessages.personalInformation.notSaved },
  makesStale: [readProfile],
} as const;

export const updatePersonalInformation = endpoint({
  ...personalSaveDefinition,
  access: ['patient'],
  summary: 'Change one’s personal information',
  body: personalInformation.body,
});

/** For physicians (physician §2, §7). */
export const updatePhysicianInformation = endpoint({
  ...personalSaveDefinition,
  access: ['physician'],
  summary: 'Change one’s personal information as a physician',
  // Without specializations: the server has the list, and the body takes any id.
  body: physicianOwnInformation([]).body,
});

export const updatePassword = endpoint({
  ...sharedDefinition,
  summary: 'Change one’s password',
  body: v.object(newPasswordEntries),
  success: profileMessages.password.saved,
  errors: { 400: profileMessages.password.notSaved },
});

export const updateSettings = endpoint({
  ...sharedDefinition,
  summary: 'Turn the code at sign-in on or off',
  body: v.object({ twoFA: v.boolean() }),
  success: profileMessages.settings.saved,
  errors: { 400: profileMessages.settings.notSaved },
  makesStale: [readProfile],
});

export const updateProfileImage = endpoint({
  method: 'POST',
  path: 'dashboard/profileImage',
  summary: 'Change one’s picture',
  access: ['patient', 'physician'],
  multipart: true,
  body: v.object({ file: v.file() }),
  reply: unreadReply,
  success: profileMessages.image.saved,
  errors: { 400: profileMessages.image.notSaved, 413: documentMessages.tooLarge },
  makesStale: [readProfile],
});
