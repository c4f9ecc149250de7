import { type Charter, screenAt } from '../charter.ts';

/** Charters of both roles' own profiles. */
export const profileCharters = [
  {
    id: 'profile-steps-in-any-order',
    clauses: ['accounts §2.16', 'accounts §4.5'],
    screens: [screenAt('/profile')],
    scenario: 'complete',
    opens: 'profile',
    mission:
      'Change something in three steps without Update, move by Back, by the list and by the browser’s Back.',
    oracle:
      'Nothing typed is lost; Update waits for an edit and waits again after the save; leaving asks and names the steps.',
  },
  {
    id: 'new-phone-needs-its-code',
    clauses: ['accounts §2.16', 'accounts §4.4', 'accounts §2.5'],
    screens: [screenAt('/profile', { step: 'personal' }), screenAt('/profile', { step: undefined })],
    scenario: 'complete',
    opens: 'profile?step=personal',
    mission:
      'Change phone and city; close the code dialog by “Wrong number?”, wait 11 minutes of the mock’s clock, go on.',
    oracle:
      'Nothing is saved before the right code. An old code is refused, a taken phone is named at its field.',
  },
  {
    id: 'picture-cropped-by-keyboard',
    clauses: ['accounts §2.16', 'accounts §5', 'accounts §9'],
    screens: [screenAt('/profile', { step: 'image' })],
    scenario: 'complete',
    opens: 'profile?step=image',
    mission: 'Choose a panorama, a 3 MB photo and a text file named .png; crop by keyboard alone.',
    oracle:
      'The menu’s portrait follows the save, 150x133 and not distorted; each refusal says what kind of file is wanted.',
  },
  {
    id: 'password-change-ends-nothing-by-surprise',
    clauses: ['accounts §2.16', 'accounts §5', 'accounts §8'],
    screens: [
      screenAt('/profile', { step: 'password' }),
      screenAt('/physician/profile', { step: 'password' }),
    ],
    scenario: 'complete',
    opens: 'profile?step=password',
    mission:
      'Set a new password by a password manager, once with a lost answer; log out and try old and new.',
    oracle:
      'Fields can be filled by the manager. After a lost answer the page does not claim that the old one still holds.',
  },
  {
    id: 'physician-added-and-removed',
    clauses: ['accounts §2.16', 'accounts §4.5', 'accounts §8'],
    screens: [screenAt('/profile', { step: 'physician' })],
    scenario: 'complete',
    opens: 'profile?step=physician',
    mission:
      'Add one found by a part of the name, press Add twice, remove one with the answer lost, say no once.',
    oracle:
      'The question is the documented one, with the name. The list tells the truth after each, and both sides hear of it.',
  },
  {
    id: 'dispensary-and-settings',
    clauses: ['accounts §2.16', 'accounts §4.5'],
    screens: [screenAt('/profile', { step: 'dispensary' }), screenAt('/profile', { step: 'settings' })],
    scenario: 'complete',
    opens: 'profile?step=dispensary',
    mission: 'Pass by Dispensary, switch two factors on, log out and in; switch it off in a second tab.',
    oracle:
      '“Section Pending!!!” without an Update. The login asks for a code exactly while the switch is on; Calls has `twoFA` alone.',
  },
  {
    id: 'physician-keeps-a-profile',
    clauses: ['physician §2', 'physician §4', 'physician §5'],
    screens: [screenAt('/physician/profile')],
    scenario: 'physician',
    opens: 'physician/profile',
    mission:
      'Empty the office number, change the specialization, try to edit e-mail and phone; save each step.',
    oracle:
      'What can only be read cannot be typed into. Each save leads on, the last one stays; menu name and portrait follow.',
  },
] as const satisfies readonly Charter[];
