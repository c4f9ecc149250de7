import { localText } from './stored-text.ts';

/** Key in local storage of the last activity. */
export const lastActivityKey = 'lastActivity';
/** Time of the last activity, for all tabs; not part of the session. */
const lastActivity = localText(lastActivityKey);

/** Returns the time in ms since 1970; null if it is unknown. */
export const readLastActivity = (): number | null => Number(lastActivity.read()) || null;
export const writeLastActivity = (moment: number): void => lastActivity.write(String(moment));
/** Clears the time at the start of a session, which an earlier session's time would end at once. */
export const forgetLastActivity = lastActivity.remove;
