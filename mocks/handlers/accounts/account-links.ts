import type * as accountLinks from '#api/endpoints/accounts/account-links.ts';
import type * as invitedPhone from '#api/endpoints/accounts/invited-phone.ts';
import { messages } from '#domain/messages.ts';
import { phoneDigits } from '#domain/values/phone.ts';
import { refuseApplicant } from '#mocks/rules/accounts/applications.ts';
import { consumeVerification } from '#mocks/rules/accounts/codes.ts';
import { findAccountByEmail, findAccountByPhone } from '#mocks/rules/accounts/find-account.ts';
import { acceptInvitations } from '#mocks/rules/accounts/invitations.ts';
import { consumeLinks, requireLink, sendLink } from '#mocks/rules/accounts/links.ts';
import { roleIds } from '#mocks/rules/accounts/role-ids.ts';
import { Problem } from '#mocks/rules/problem.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, LinkPurpose } from '#mocks/store/tables.ts';
import { type HandlersOf, ResponseWithMessage } from '../handler.ts';

/** Returns the purpose of a link: sign-up first while an invited account has no verified phone. */
function chooseLinkPurpose({ tables }: Store, account: Account): LinkPurpose {
  const isInvited = tables.links.some((link) => link.accountId === account.id && !link.phoneVerified);
  return isInvited && account.password === '' ? 'completeSignUp' : 'forgotPassword';
}

export const accountLinkHandlers: HandlersOf<typeof accountLinks & typeof invitedPhone> = {
  verifyCode({ store, body }) {
    const { account } = requireLink(store, body.code);
    return new ResponseWithMessage({ email: account.email }, 'Your link is valid');
  },

  setPassword({ store, body }) {
    const { link, account } = requireLink(store, body.code);
    if (!link.phoneVerified) throw new Problem(400, 'Please verify your phone number first');
    if (body.password !== body.confirmPassword) throw new Problem(400, messages.passwordMismatch);
    account.password = body.password;
    consumeLinks(store, link);
    // Ends all sessions that were opened with the old password.
    store.tables.sessions = store.tables.sessions.filter(({ accountId }) => accountId !== account.id);
    acceptInvitations(store, account);
    return new ResponseWithMessage({ roleId: roleIds[account.role] }, 'Your password is set');
  },

  forgotPassword({ store, body }) {
    const account = findAccountByEmail(store, body.email);
    if (!account) throw new Problem(400, 'There is no account with this email');
    refuseApplicant(account);
    sendLink(store, account, chooseLinkPurpose(store, account));
    return new ResponseWithMessage(null, `We sent a link to ${account.email}`);
  },

  setPhone({ store, body }) {
    const { link, account } = requireLink(store, body.code);
    if (link.purpose !== 'completeSignUp') throw new Problem(400, 'This link is not an invitation');
    const accountWithPhone = findAccountByPhone(store, body.phone);
    if (accountWithPhone && accountWithPhone !== account)
      throw new Problem(400, 'This phone number is already in use');
    consumeVerification(store, body.phone);
    account.phone = phoneDigits(body.phone);
    link.phoneVerified = true;
    return new ResponseWithMessage(null, 'Your phone number is saved');
  },
};
