import * as v from 'valibot';
import { endpoint, idInput, serverMessage, unreadReply } from '#api/contract/endpoint.ts';
import { idSchema } from '#api/contract/reply-fields.ts';
import { documentMessages } from '#domain/documents/documents.ts';
import { medicalInformation } from '#domain/registration/medical.ts';
import { personalInformation } from '#domain/registration/personal.ts';
import { physicianRegistration } from '#domain/registration/physician.ts';
import { recommendingPhysician } from '#domain/registration/recommending-physician.ts';
import { uploadTypes } from '#domain/registration/uploads.ts';
import { registrationErrors as errors } from './availability.ts';

/** Id of the person who signs up; the first save returns it to their browser only. */
const user_id = idInput;

/** Common parts of the saves of a patient's sign-up. */
const saveDefinition = {
  method: 'POST',
  access: 'public',
  reply: unreadReply,
  success: serverMessage,
  errors,
} as const;

/** First save of step 1; its phone has just been verified (accounts §4.1, §7). */
export const register = endpoint({
  ...saveDefinition,
  path: 'register',
  summary: 'Begin a patient’s sign-up with their personal information',
  body: personalInformation.body,
  reply: v.object({ user_id: idSchema }),
  repeatable: false,
});

/** Further saves of step 1. */
export const updateRegistration = endpoint({
  ...saveDefinition,
  path: 'register/{id}',
  summary: 'Change the personal information of a sign-up',
  body: v.object({ ...personalInformation.body.entries, user_id }),
});

/** Step 2. Both statuses lead to step 3 (accounts §4.1); the documents show no path. */
export const savePhysicianInformation = endpoint({
  ...saveDefinition,
  path: 'register/physicianInfo',
  summary: 'Save the physician’s information of a sign-up',
  body: v.object({ ...recommendingPhysician.body.entries, user_id }),
  alsoSucceeds: { 202: 'The clinic still has a recommendation to look at.' },
  assumed: true,
});

/** Step 3, which completes the sign-up and creates the account; the documents show no path. */
export const saveMedicalInformation = endpoint({
  ...saveDefinition,
  path: 'register/medicalInfo',
  summary: 'Save the medical information and finish a sign-up',
  body: v.object({ ...medicalInformation.body.entries, user_id }),
  repeatable: false,
  assumed: true,
});

/** Picture of step 2; the documents show no path. */
export const uploadForRegistration = endpoint({
  method: 'POST',
  path: 'register/upload',
  summary: 'Upload a picture with a sign-up',
  access: 'public',
  multipart: true,
  body: v.object({ user_id, type: v.picklist(uploadTypes), file: v.file() }),
  reply: unreadReply,
  errors: { ...errors, 413: documentMessages.tooLarge },
  assumed: true,
});

/**
 * Registration of a physician, whose phone has just been verified (physician §2); the documents
 * show no path. The picture is in the same call, so that no incomplete application is stored.
 */
export const registerPhysician = endpoint({
  method: 'POST',
  path: 'register/physician',
  summary: 'Apply as a physician',
  access: 'public',
  multipart: true,
  // Without specializations: the server has the list, and the body takes any id.
  body: v.object({ ...physicianRegistration([]).body.entries, file: v.optional(v.file()) }),
  reply: unreadReply,
  errors: { ...errors, 413: documentMessages.tooLarge },
  repeatable: false,
  assumed: true,
});
