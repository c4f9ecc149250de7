import { localText } from './stored-text.ts';

/** Id for the duration of a sign-up, apart from the session's keys (accounts §3, decision 16). */
const registrationId = localText('registrationUserId');

/** Returns the id of the sign-up that began in this browser; '' if there is none. */
export const readRegistrationId = (): string => registrationId.read() ?? '';
export const storeRegistrationId = registrationId.write;
export const forgetRegistrationId = registrationId.remove;
