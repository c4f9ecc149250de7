import { localText } from './stored-text.ts';

/** Local storage key of a sign-up's id, apart from the session's (accounts §3, decision 16). */
export const registrationIdKey = 'registrationUserId';

/** Id for the duration of a sign-up. */
const registrationId = localText(registrationIdKey);

/** Returns the id of the sign-up that began in this browser; '' if there is none. */
export const readRegistrationId = (): string => registrationId.read() ?? '';
export const storeRegistrationId = registrationId.write;
export const forgetRegistrationId = registrationId.remove;
