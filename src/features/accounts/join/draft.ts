import { physicianDraftKey, physicianDraftSchema } from '#domain/registration/draft.ts';
import { keptDraft } from '../kept-draft.ts';

/** A physician's registration that is under way in this tab. */
export const joinDraft = keptDraft(physicianDraftKey, physicianDraftSchema);
