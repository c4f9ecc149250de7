import * as v from 'valibot';
import type * as profile from '#api/endpoints/profile.ts';
import { readProfile } from '#api/endpoints/profile.ts';
import { formatOfBytes } from '#domain/files/file-formats.ts';
import { pictureProblem } from '#domain/files/picture-files.ts';
import { messages } from '#domain/messages.ts';
import { personalInformation } from '#domain/profile/profile.ts';
import { spendVerification } from '#mocks/rules/codes.ts';
import { refuseBadFile } from '#mocks/rules/document-file.ts';
import { accountByPhone, isSamePhone } from '#mocks/rules/find-account.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { refuseBrokenRules } from '#mocks/rules/section-rules.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { type HandlersOf, Worded } from './handler.ts';

/** The largest picture that is kept: it travels with every profile. What is cropped to 150 by 133 stays far below. */
const MOST_PICTURE_BYTES = 1024 * 1024;

/** @throws Problem 400 when it is somebody else's, or no code was right for it shortly before */
function acceptPhone(store: Store, account: Account, phone: string): void {
  if (isSamePhone(phone, account.phone)) return;
  if (accountByPhone(store, phone)) throw new Problem(400, 'This phone number belongs to another account');
  spendVerification(store, phone);
}

/** A picture as an address of its own: it needs no token and survives a reload. @throws Problem 400 or 413 */
async function pictureAddress(file: File): Promise<string> {
  await refuseBadFile(file, pictureProblem, MOST_PICTURE_BYTES);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [mimeType] = formatOfBytes(bytes)?.mimeTypes ?? [];
  return `data:${mimeType};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

export const profileHandlers: HandlersOf<typeof profile> = {
  // An account knows more than its profile tells: the schema lets through what the contract names.
  readProfile: ({ account }) => v.parse(readProfile.reply, account),

  updatePersonalInformation({ store, account, body }) {
    const { email, ...changes } = body;
    if (email !== account.email) throw new Problem(400, 'email: This cannot be changed');
    refuseBrokenRules(personalInformation, body);
    acceptPhone(store, account, String(changes.phone));
    Object.assign(account, changes);
    return new Worded(null, 'Your personal information is saved');
  },

  updatePassword({ account, body: { password, confirmPassword } }) {
    if (password !== confirmPassword) throw new Problem(400, `confirmPassword: ${messages.passwordMismatch}`);
    account.password = password;
    return new Worded(null, 'Your password is changed');
  },

  updateSettings({ account, body: { twoFA } }) {
    if (twoFA && !account.phone) throw new Problem(400, 'There is no phone number to send a code to');
    account.twoFA = twoFA;
    return new Worded(null, 'Your settings are saved');
  },

  async updateProfileImage({ account, body: { file } }) {
    account.profileImage = await pictureAddress(file);
    return new Worded(null, 'Your picture is saved');
  },
};
