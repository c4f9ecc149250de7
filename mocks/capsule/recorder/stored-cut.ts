import { storedText } from '#api/session/stored-text.ts';

/** Reason for a cut that the next page of this tab makes; none if there is no text. */
export const storedCut = storedText(() => sessionStorage, 'mockCapsuleCut');
