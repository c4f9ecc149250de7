import * as v from 'valibot';

/** Where the browser keeps a sign-up that is under way, for as long as its tab is open (decision 51). */
export const signUpDraftKey = 'signUp';

const answers = v.optional(v.record(v.string(), v.unknown()), {});

/** What was typed so far, how far it has got, and which pictures have arrived, by their names. */
export const signUpDraftSchema = v.object({
  /** '' before the first save. */
  userId: v.optional(v.string(), ''),
  reached: v.optional(v.picklist([1, 2, 3]), 1),
  personal: answers,
  physician: answers,
  medical: answers,
  uploads: v.optional(
    v.object({ DriverLicence: v.optional(v.string()), physicianRecommendation: v.optional(v.string()) }),
    {},
  ),
});

/** Where the browser keeps a physician's registration that is under way. */
export const physicianDraftKey = 'physicianSignUp';

export const physicianDraftSchema = v.object({
  answers,
  /** The cropped picture as an address of its own; '' for none. */
  picture: v.optional(v.string(), ''),
});

export type SignUpDraft = v.InferOutput<typeof signUpDraftSchema>;
export const blankSignUp: SignUpDraft = v.parse(signUpDraftSchema, {});
