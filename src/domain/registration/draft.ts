import * as v from 'valibot';

/** Session storage key of an unfinished sign-up; the draft ends with its tab (decision 51). */
export const signUpDraftKey = 'signUp';

const answersSchema = v.optional(v.record(v.string(), v.unknown()), {});

/** Draft of a sign-up: answers, furthest step, and names of the uploaded pictures. */
export const signUpDraftSchema = v.object({
  /** '' before the first save. */
  userId: v.optional(v.string(), ''),
  reached: v.optional(v.picklist([1, 2, 3]), 1),
  personal: answersSchema,
  physician: answersSchema,
  medical: answersSchema,
  uploads: v.optional(
    v.object({ DriverLicence: v.optional(v.string()), physicianRecommendation: v.optional(v.string()) }),
    {},
  ),
});

/** Session storage key of a physician's unfinished registration. */
export const physicianRegistrationDraftKey = 'physicianSignUp';

export const physicianRegistrationDraftSchema = v.object({
  answers: answersSchema,
  /** Cropped picture as a data URL; '' if there is none. */
  picture: v.optional(v.string(), ''),
});

export type SignUpDraft = v.InferOutput<typeof signUpDraftSchema>;
export const blankSignUp: SignUpDraft = v.parse(signUpDraftSchema, {});
