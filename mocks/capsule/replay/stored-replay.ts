import { storedText } from '#api/session/stored-text.ts';

/** State of this tab's replay, as JSON. */
export const storedReplay = storedText(() => sessionStorage, 'mockReplay');
