import { localText } from './stored-text.ts';

/** Texts of the session in local storage; their keys are exactly as documented (accounts §3). */
export const stored = {
  token: localText('token'),
  refreshToken: localText('refreshToken'),
  currentUser: localText('currentUser'),
  role: localText('role'),
  status: localText('status'),
  fingerPrint: localText('fingerPrint'),
  /** Only if the token does not name its user (decision 13). */
  userId: localText('userId'),
};

/** Keys in local storage of a session. */
export const sessionKeys: readonly string[] = Object.keys(stored);

/** Fingerprint of this browser. It goes with the session (decision 16). */
export const storedFingerprint = stored.fingerPrint;
