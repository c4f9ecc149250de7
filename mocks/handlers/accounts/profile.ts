import * as v from 'valibot';
import type * as profile from '#api/endpoints/accounts/profile.ts';
import { readProfile } from '#api/endpoints/accounts/profile.ts';
import { messages } from '#domain/messages.ts';
import { physicianOwnInformation } from '#domain/profile/physician.ts';
import { personalInformation } from '#domain/profile/profile.ts';
import { consumeVerification } from '#mocks/rules/accounts/codes.ts';
import { findAccountByPhone, isSamePhone } from '#mocks/rules/accounts/find-account.ts';
import { toPictureDataUrl } from '#mocks/rules/picture-data-url.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { refuseBrokenRules } from '#mocks/rules/section-rules.ts';
import { specializationOptions } from '#mocks/seed/specializations.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { type HandlersOf, ResponseWithMessage } from '../handler.ts';

/** @throws Problem 400 when another account has the phone or it was not verified recently */
function refuseUnverifiedPhone(store: Store, account: Account, phone: string): void {
  if (isSamePhone(phone, account.phone)) return;
  if (findAccountByPhone(store, phone))
    throw new Problem(400, 'This phone number belongs to another account');
  consumeVerification(store, phone);
}

export const profileHandlers: HandlersOf<typeof profile> = {
  // The schema strips fields of the account that the contract does not name.
  readProfile: ({ account }) => v.parse(readProfile.reply, account),

  async updatePersonalInformation({ store, account, body }) {
    const { email, ...changes } = body;
    if (email !== account.email) throw new Problem(400, 'email: This cannot be changed');
    await refuseBrokenRules(personalInformation, body);
    refuseUnverifiedPhone(store, account, String(changes.phone));
    Object.assign(account, changes);
    return new ResponseWithMessage(null, 'Your personal information is saved');
  },

  async updatePhysicianInformation({ account, body }) {
    const { email, phone, ...changes } = body;
    if (email !== account.email) throw new Problem(400, 'email: This cannot be changed');
    if (!isSamePhone(String(phone), account.phone)) throw new Problem(400, 'phone: This cannot be changed');
    await refuseBrokenRules(physicianOwnInformation(specializationOptions), body);
    Object.assign(account, changes);
    return new ResponseWithMessage(null, 'Your personal information is saved');
  },

  updatePassword({ account, body: { password, confirmPassword } }) {
    if (password !== confirmPassword) throw new Problem(400, `confirmPassword: ${messages.passwordMismatch}`);
    account.password = password;
    return new ResponseWithMessage(null, 'Your password is changed');
  },

  updateSettings({ account, body: { twoFA } }) {
    if (twoFA && !account.phone) throw new Problem(400, 'There is no phone number to send a code to');
    account.twoFA = twoFA;
    return new ResponseWithMessage(null, 'Your settings are saved');
  },

  async updateProfileImage({ account, body: { file } }) {
    account.profileImage = await toPictureDataUrl(file);
    return new ResponseWithMessage(null, 'Your picture is saved');
  },
};
