import { processApplication, storeApplication } from '#mocks/rules/accounts/applications.ts';
import { sendCode } from '#mocks/rules/accounts/codes.ts';
import { sendLink } from '#mocks/rules/accounts/links.ts';
import { deliver } from '#mocks/rules/outbox.ts';
import type { MockServer } from '#mocks/server/server.ts';

/** Text that would do harm if it was rendered as markup or followed as a URL. */
export const hostileText = '<img src=x onerror="document.title=1"> javascript:alert(1)';

/** Delivers messages of every kind, one of them with a link out of the app. */
export function deliverMessages({ store }: MockServer): void {
  deliver(store, {
    kind: 'email',
    to: 'stranger@example.com',
    subject: hostileText,
    body: hostileText,
    link: 'javascript:alert(1)',
  });
  deliver(store, {
    kind: 'email',
    to: 'patient@clinic.test',
    subject: 'Set a new password',
    body: 'Somebody asked for a new password. The link works for one hour.',
    link: '/resetPassword?token=3f1c',
  });
  deliver(store, {
    kind: 'sms',
    to: '+1 206 555 0147',
    subject: 'Your verification code',
    body: 'Your code is 482913. It works once, within 10 minutes.',
    code: '482913',
  });
}

/** Delivers each message of the clinic: for an application, its links and its codes. */
export function deliverEveryMessage({ store }: MockServer): void {
  const application = {
    firstName: 'Noor',
    lastName: 'Haddad',
    phone: '3035550171',
    email: 'noor@clinic.test',
  };
  const physician = storeApplication(store, application, '');
  processApplication(store, physician);
  sendLink(store, physician, 'forgotPassword');
  sendLink(store, physician, 'completeSignUp');
  sendCode(store, physician.phone ?? '');
}

/** Time of all logged calls. */
const callTime = new Date(Date.UTC(2026, 4, 4, 12)).toISOString();

/** Logs five calls: pending, failed, without answer, breaking the contract, and successful. */
export function logCalls({ log }: MockServer): void {
  const beginCall = (method: string, path: string, endpoint: Parameters<typeof log.begin>[0]['endpoint']) =>
    log.begin({ method, path, endpoint, at: callTime });
  log.update(beginCall('GET', 'dashboard/notifications', 'listNotifications'), {
    status: null,
    ms: 30,
    reply: 'offline',
  });
  log.update(beginCall('GET', 'dashboard/products', 'listProducts'), {
    status: 200,
    ms: 4,
    reply: { status: 200, message: '', data: 'not what was agreed' },
    requestFits: true,
    replyFits: false,
    drifts: ['data: expected a list, found a text'],
  });
  log.update(beginCall('POST', 'intake/pationInfo', 'savePatientInformation'), {
    status: 400,
    ms: 12,
    payload: { firstName: hostileText, lastName: '' },
    reply: { status: 400, message: 'lastName: Required', data: null },
    requestFits: false,
  });
  log.update(beginCall('POST', 'userAuth/login', 'login'), {
    status: 200,
    ms: 9,
    payload: { email: 'patient@clinic.test', password: 'Clinic#2026', platform: 'web' },
    reply: { status: 200, message: '', data: { user: { firstName: 'Grace', twoFA: false } } },
    requestFits: true,
    replyFits: true,
  });
  beginCall('GET', 'intake/status', 'readIntakeStatus');
}
