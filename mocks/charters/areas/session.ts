import { type Charter, screenAt } from '../charter.ts';

/** Charters of what stands around every page, and of the session. */
export const sessionCharters = [
  {
    id: 'guards-with-a-cold-page',
    clauses: ['accounts §2.2', 'accounts §2.1', 'accounts §6'],
    screens: [screenAt('/dashboard'), screenAt('/physician/dashboard')],
    scenario: 'half-done',
    opens: 'physician/dashboard',
    mission:
      'Open a physician’s page as a patient; delete `token` in local storage and open /profile?step=settings cold.',
    oracle:
      '“Unauthorized Access” with a way to the own dashboard. The login comes back to the settings, not to the dashboard.',
  },
  {
    id: 'nothing-at-this-address',
    clauses: ['accounts §2.13', 'intake §2'],
    screens: [{ route: '*' }],
    scenario: 'half-done',
    opens: 'nowhere/at/all',
    mission:
      'Open an unknown address, an unknown section of the intake and /setPassword/x/other; signed in and out.',
    oracle:
      'Not found each time, one heading, and a button that fits the role; the reading of the page moves no data.',
  },
  {
    id: 'idle-in-one-of-two-tabs',
    clauses: ['accounts §4.7', 'accounts §9'],
    screens: [screenAt('/dashboard'), screenAt('/myHealth/{-$section}')],
    scenario: 'half-done',
    opens: 'dashboard',
    mission:
      'Leave two tabs alone for 14 minutes, move the mouse in one; leave both for 15 with an unsaved answer.',
    oracle:
      'Activity in one tab counts in both. The countdown can be stopped; after the logout the answer is offered as a draft.',
  },
  {
    id: 'token-renewed-while-saving',
    clauses: ['accounts §4.7', 'accounts §7'],
    screens: [screenAt('/myHealth/{-$section}'), screenAt('/profile')],
    scenario: 'stale-token',
    opens: 'myHealth/contact',
    mission:
      'Type, then press Update as the first thing after the token has run out. Do it in two tabs at once.',
    oracle:
      'One renewal in Calls however many calls failed; the answers are saved once and nobody is signed out.',
  },
  {
    id: 'session-that-cannot-be-renewed',
    clauses: ['accounts §4.7', 'accounts §2.2', 'accounts §4.6'],
    screens: [screenAt('/dashboard'), screenAt('/login')],
    scenario: 'session-over',
    opens: 'dashboard',
    mission: 'Open pages, press Back after the login appears, log in as another patient.',
    oracle: 'The login says why. No trace of the first patient is shown to the second, not for a frame.',
  },
  {
    id: 'logout-names-what-is-unsaved',
    clauses: ['accounts §4.6'],
    screens: [screenAt('/myHealth/{-$section}'), screenAt('/add-symptoms')],
    scenario: 'complete',
    opens: 'myHealth/summary',
    mission:
      'Leave something unsaved here and in a second tab, log out in the second; answer the question both ways.',
    oracle:
      'Both are named in one question. Staying changes nothing; logging out empties local storage but for what accounts §4.6 allows.',
  },
  {
    id: 'menu-by-keyboard-and-thumb',
    clauses: ['accounts §2.3', 'accounts §2.12'],
    screens: [screenAt('/dashboard'), screenAt('/physician/dashboard')],
    scenario: 'complete',
    opens: 'dashboard',
    mission: 'Reach every entry by keyboard alone, then at 390 px with a thumb; zoom to 400 %.',
    oracle:
      'Every entry has a visible focus and a target of 44 px; the open menu closes by Escape and gives the focus back.',
  },
  {
    id: 'seventy-three-notifications',
    clauses: ['accounts §2.4', 'accounts §9'],
    screens: [screenAt('/dashboard')],
    scenario: 'many-notifications',
    opens: 'dashboard',
    mission: 'Load more to the end, open one by keyboard, come back; open the drawer while offline.',
    oracle:
      '5 and 5 more, no entry twice. The badge counts down by one, and a drawer that cannot load offers Retry.',
  },
  {
    id: 'no-notification-yet',
    clauses: ['accounts §2.4'],
    screens: [screenAt('/dashboard'), screenAt('/physician/dashboard')],
    scenario: 'no-notifications',
    opens: 'dashboard',
    mission: 'Open the drawer, let a physician send a Shoop (People), close and open it again.',
    oracle:
      '“No Notification Found” first. The new one is counted at the bell, and its press closes the drawer and leads there.',
  },
  {
    id: 'toasts-never-hide-what-matters',
    clauses: ['accounts §8', 'intake §8', 'physician §8'],
    screens: [screenAt('/profile'), screenAt('/myHealth/{-$section}')],
    scenario: 'save-fails',
    opens: 'myHealth/contact',
    mission: 'At 390 px save with an error again and again, with the keyboard open, in light and dark.',
    oracle:
      'Toasts go after 3 s, wait under the pointer, and lie on no heading, field in focus, error, Update, Back or Next.',
  },
  {
    id: 'whole-app-without-a-server',
    clauses: ['accounts §8', 'intake §4'],
    screens: [screenAt('/dashboard'), screenAt('/health-journey'), screenAt('/dosing-history')],
    scenario: 'server-down',
    opens: 'dashboard',
    mission:
      'Go through the menu with all calls failing, then clear the faults and press Retry where it stands.',
    oracle: 'Every page says what it cannot show and offers Retry once; none says that there is nothing.',
  },
] as const satisfies readonly Charter[];
