import { type Charter, screenAt } from '../charter.ts';

/** Charters of the login and of the links by e-mail. */
export const signInCharters = [
  {
    id: 'login-with-trembling-hands',
    clauses: ['accounts §2.7', 'accounts §4.2', 'accounts §8'],
    screens: [screenAt('/'), screenAt('/login')],
    scenario: 'clinic',
    opens: 'login',
    mission:
      'Log in with a wrong password, then the right one; double press, Enter at once, spaces at the e-mail.',
    oracle:
      'One call per attempt in Calls. The refusal stands in the page, what was typed stays, the toast is gone after 1 s.',
  },
  {
    id: 'remember-me-remembers-only-the-email',
    clauses: ['accounts §2.7', 'accounts §4.6'],
    screens: [screenAt('/login')],
    scenario: 'clinic',
    opens: 'login',
    mission: 'Log in with Remember Me, log out, come back; then log in as somebody else without it.',
    oracle: 'The e-mail is filled in, never the password. Without the tick the next visit begins empty.',
  },
  {
    id: 'login-leads-where-it-was-asked',
    clauses: ['accounts §2.1', 'accounts §2.2', 'accounts §4.2'],
    screens: [screenAt('/login')],
    scenario: 'clinic',
    opens: 'login?nextpath=/physician/list-patient',
    mission: 'Log in as a patient, then as a physician. Put //evil.example and /login into nextpath.',
    oracle:
      'Only a page of the own role opens; everything else becomes the own dashboard, and no other host is reached.',
  },
  {
    id: 'admin-is-turned-away',
    clauses: ['accounts §1', 'accounts §4.2', 'accounts §6'],
    screens: [screenAt('/login')],
    scenario: 'clinic',
    opens: 'login',
    mission: 'Log in as admin@clinic.test, then open /dashboard and /physician/dashboard by hand.',
    oracle:
      '“You are not authorized to login”; local storage has no token, and both pages lead to the login.',
  },
  {
    id: 'second-factor-by-paste-and-resend',
    clauses: ['accounts §2.5', 'accounts §4.2', 'accounts §4.4'],
    screens: [screenAt('/login')],
    scenario: 'two-factor',
    opens: 'login',
    mission:
      'Log in as twofa@clinic.test. Paste “123 456”, resend, try the first code, close the dialog by Escape.',
    oracle: 'The old code is refused and emptied, the new one works. Until then local storage has no token.',
  },
  {
    id: 'code-dialog-survives-a-broken-server',
    clauses: ['accounts §2.5', 'accounts §4.4', 'accounts §8'],
    screens: [screenAt('/login')],
    scenario: 'two-factor',
    opens: 'login',
    mission: 'In Faults, give verifyPhone a 500 and then a time-out; type the code each time.',
    oracle:
      'A 500 closes the dialog with the server’s message. After a time-out the dialog says what is not known, and works again.',
  },
  {
    id: 'forgotten-password-for-a-stranger',
    clauses: ['accounts §2.9', 'accounts §8'],
    screens: [screenAt('/forgotPassword')],
    scenario: 'clinic',
    opens: 'forgotPassword',
    mission:
      'Ask for a link with an unknown address, a malformed one, a known one in capitals; twice in a row.',
    oracle:
      'Each refusal stands at the field. The dialog comes after a success alone; the older link in the inbox is dead.',
  },
  {
    id: 'new-password-rule-by-rule',
    clauses: ['accounts §2.8', 'accounts §4.3', 'accounts §5'],
    screens: [screenAt('/setPassword/$code/forgotPassword')],
    scenario: 'forgot-password',
    opens: { mailedTo: 'patient@clinic.test' },
    mission:
      'Type a password letter by letter that breaks each rule in turn; 17 characters; an emoji; a differing repetition.',
    oracle:
      'The list follows every key, also for a screen reader. The saved password logs in, the old one no longer does.',
  },
  {
    id: 'first-password-of-a-physician',
    clauses: ['accounts §2.8', 'accounts §4.3'],
    screens: [screenAt('/setPassword/$code/setPassword'), screenAt('/complete-step')],
    scenario: 'physician-applied',
    opens: 'login',
    mission:
      'Process the application in People, open its link from the inbox, set the password; then open the link again.',
    oracle:
      'The first password leads to /complete-step. The used link says it is expired and logs nobody in.',
  },
  {
    id: 'expired-link-leads-on',
    clauses: ['accounts §2.11', 'accounts §4.3'],
    screens: [screenAt('/expiredlink'), screenAt('/setPassword/$code/forgotPassword')],
    scenario: 'expired-link',
    opens: { mailedTo: 'patient@clinic.test' },
    mission: 'Open the link that is a day too old, ask for another from there, and follow that one.',
    oracle: 'One press from the dead link to a new one; Back does not return to a form that cannot work.',
  },
] as const satisfies readonly Charter[];
