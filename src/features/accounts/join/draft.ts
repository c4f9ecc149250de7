import { physicianDraftKey, physicianDraftSchema } from '#domain/registration/draft.ts';
import { keptDraft } from '../kept-draft.ts';

/** Draft of a physician's registration, in this tab's session storage. */
export const joinDraft = keptDraft(physicianDraftKey, physicianDraftSchema);
