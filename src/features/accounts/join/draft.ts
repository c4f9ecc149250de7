import {
  physicianRegistrationDraftKey,
  physicianRegistrationDraftSchema,
} from '#domain/registration/draft.ts';
import { createSessionDraft } from '../session-draft.ts';

/** Draft of a physician's registration, in this tab's session storage. */
export const joinDraft = createSessionDraft(physicianRegistrationDraftKey, physicianRegistrationDraftSchema);
