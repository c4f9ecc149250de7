import type { Store } from '#mocks/store/store.ts';
import type { Account, LinkPurpose, LinkRecord } from '#mocks/store/tables.ts';
import { deliver } from '../outbox.ts';
import { Problem } from '../problem.ts';

const linkLifetimeMs = 24 * 60 * 60_000;

interface LinkMail {
  subject: string;
  body: string;
  path: (code: string) => string;
}

/** Text and target of the e-mail for each kind of link (accounts §2.1). */
const mailByPurpose: Record<LinkPurpose, LinkMail> = {
  setPassword: {
    subject: 'Set your password',
    body: 'Welcome to the clinic. Please set the password of your account',
    path: (code) => `/setPassword/${code}/setPassword`,
  },
  forgotPassword: {
    subject: 'Reset your password',
    body: 'Somebody, hopefully you, asked for a new password. Please choose one',
    path: (code) => `/setPassword/${code}/forgotPassword`,
  },
  completeSignUp: {
    subject: 'Complete your sign-up',
    body: 'Your clinic has invited you. Please verify your phone number and set your password',
    path: (code) => `/completeSignUp/${code}`,
  },
};

/** Returns a pseudo-random code of letters and digits, the same after the same steps. */
function makeCode(store: Store): string {
  // A mixing function of 32 bits with its customary constants. Each draw gives six characters.
  let state = Math.imul(store.nextNumber(), 0x9e3779b1) >>> 0;
  const drawCharacters = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) >>> 0;
    return state.toString(36).padStart(7, '0').slice(-6);
  };
  return `${drawCharacters()}${drawCharacters()}${drawCharacters()}`;
}

/**
 * "E-mails" a link that works once within 24 hours and replaces one of the same purpose.
 * @param firstSentence sentence that the mail begins with
 */
export function sendLink(store: Store, account: Account, purpose: LinkPurpose, firstSentence = ''): void {
  const { tables } = store;
  const code = makeCode(store);
  // A used link stays: a second use of it is refused with a message of its own.
  tables.links = tables.links.filter(
    (link) => link.accountId !== account.id || link.purpose !== purpose || link.used,
  );
  tables.links.push({
    code,
    accountId: account.id,
    purpose,
    expiresAt: store.now() + linkLifetimeMs,
    used: false,
    phoneVerified: purpose !== 'completeSignUp',
  });
  const { subject, body, path } = mailByPurpose[purpose];
  deliver(store, {
    kind: 'email',
    to: account.email,
    subject,
    body: `${firstSentence}${body}. The link works once, within 24 hours.`,
    link: path(code),
  });
}

/** Returns the path of a link to a first password. Sends a new link when no earlier one works. */
export function ensureInvitationPath(store: Store, account: Account): string {
  const purpose = account.role === 'patient' ? 'completeSignUp' : 'setPassword';
  const findUsableLink = () =>
    store.tables.links.find(
      (link) =>
        link.accountId === account.id &&
        link.purpose === purpose &&
        !link.used &&
        link.expiresAt > store.now(),
    );
  if (!findUsableLink()) sendLink(store, account, purpose);
  return mailByPurpose[purpose].path(findUsableLink()?.code ?? '');
}

/** Returns a valid link and its account. @throws Problem 400 for an unknown, used or expired one */
export function requireLink(store: Store, code: string): { link: LinkRecord; account: Account } {
  const link = store.tables.links.find((candidate) => candidate.code === code);
  const account = store.tables.accounts.find(({ id }) => id === link?.accountId);
  if (!link || !account) throw new Problem(400, 'This link is not valid');
  if (link.used) throw new Problem(400, 'This link has already been used');
  if (link.expiresAt <= store.now()) throw new Problem(400, 'This link has expired');
  return { link, account };
}

/** Consumes a link and all other links of its account. */
export function consumeLinks(store: Store, { accountId }: LinkRecord): void {
  for (const link of store.tables.links) if (link.accountId === accountId) link.used = true;
}
