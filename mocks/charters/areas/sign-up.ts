import { type Charter, screenAt } from '../charter.ts';

/** Charters of both sign-ups and of the pages that they lead to. */
export const signUpCharters = [
  {
    id: 'sign-up-to-the-end',
    clauses: ['accounts §2.6', 'accounts §4.1', 'accounts §7'],
    screens: [screenAt('/signup')],
    scenario: 'clinic',
    opens: 'signup',
    mission:
      'Sign up with a recommendation required and files uploaded; go Back from step 3 and change step 1.',
    oracle:
      'After the code, e-mail and phone can only be read. Nothing typed is lost by Back; Calls shows each step once.',
  },
  {
    id: 'sign-up-interrupted',
    clauses: ['accounts §2.6', 'accounts §4.1'],
    screens: [screenAt('/signup', { step: 2 })],
    scenario: 'mid-sign-up',
    opens: 'signup?step=2',
    mission: 'Reload in step 2, open the sign-up in a second tab, come back after closing this one.',
    oracle:
      'This tab goes on where it was. A tab that knows the id alone offers to start again, and loses nobody’s data.',
  },
  {
    id: 'sign-up-with-taken-phone-and-email',
    clauses: ['accounts §4.1', 'accounts §5', 'accounts §8'],
    screens: [screenAt('/signup', { step: 1 }), screenAt('/signup')],
    scenario: 'clinic',
    opens: 'signup',
    mission:
      'Use the e-mail or the phone of a demo account, a phone with a leading 1, a birth date tomorrow.',
    oracle: 'Each is refused at its own field before a code is sent; the inbox stays empty.',
  },
  {
    id: 'medical-step-follow-ups',
    clauses: ['accounts §4.1', 'accounts §9'],
    screens: [screenAt('/signup', { step: 3 }), screenAt('/signup', { step: 2 })],
    scenario: 'mid-sign-up',
    opens: 'signup?step=2',
    mission:
      'In step 3 choose a cancer and its stage, then another diagnosis; add a medication that is on no list.',
    oracle:
      'The stage goes with the cancer and is sent empty. An added item is the chosen one, and step 3 saves once.',
  },
  {
    id: 'upload-too-large-or-of-another-type',
    clauses: ['accounts §5', 'accounts §8'],
    screens: [screenAt('/signup', { step: 2 })],
    scenario: 'mid-sign-up',
    opens: 'signup?step=2',
    mission:
      'Upload a PDF renamed to .png, a file above 10 MB, then a real picture; press Next while it uploads.',
    oracle:
      'Each refusal names the file’s problem, “Your File is Too Large” among them; the picture that follows is saved.',
  },
  {
    id: 'thank-you-pages-stand-alone',
    clauses: ['accounts §2.10', 'accounts §2.12', 'accounts §2.3'],
    screens: [screenAt('/checkMail'), screenAt('/consent'), screenAt('/complete-step')],
    scenario: 'clinic',
    opens: 'checkMail',
    mission:
      'Open /checkMail, /consent and /complete-step cold, signed out and signed in, with reader mode and 320 px.',
    oracle:
      'No navigation where accounts §2.3 says so; each page has one heading and a way on that fits who is signed in.',
  },
  {
    id: 'physician-registers-with-taken-email',
    clauses: ['physician §2', 'physician §5', 'physician §8'],
    screens: [screenAt('/physician-signup')],
    scenario: 'clinic',
    opens: 'physician-signup',
    mission:
      'Register with physician@clinic.test, then with a free address; reload before SUBMIT; crop a wide picture.',
    oracle:
      'The taken e-mail is named at its field and the code dialog is gone. What was typed outlives the reload.',
  },
  {
    id: 'applicant-waits-for-the-clinic',
    clauses: ['physician §1', 'physician §4', 'accounts §6'],
    screens: [screenAt('/physician-signup'), screenAt('/complete-step')],
    scenario: 'physician-applied',
    opens: 'login',
    mission: 'As the applicant, log in, ask for a new password, register again with the same phone.',
    oracle: 'Each way in is refused with a reason, and the applicant is on no patient’s list of physicians.',
  },
  {
    id: 'invited-patient-signs-up',
    clauses: ['physician §2', 'accounts §4.3', 'physician §5'],
    screens: [screenAt('/completeSignUp/$code'), screenAt('/setPassword/$code/setPassword')],
    scenario: 'invited',
    opens: { mailedTo: 'invited@clinic.test' },
    mission:
      'Give a taken phone, then a free one; wrong code, right code; open the invitation again in another tab.',
    oracle:
      'The password page follows the right code; the invitation works until a phone is verified, and not after.',
  },
  {
    id: 'invitation-seen-from-both-sides',
    clauses: ['physician §4', 'physician §2', 'accounts §2.4'],
    screens: [screenAt('/physician/list-patient'), screenAt('/completeSignUp/$code')],
    scenario: 'invited',
    opens: [
      { email: 'physician@clinic.test', page: 'physician/list-patient?search=novak', width: 1000 },
      { email: 'invited@clinic.test', page: '', width: 390 },
    ],
    mission: 'Resend the invitation, then let Iris sign up by her older link and by the newer one.',
    oracle:
      'The older link is dead. After the sign-up the row turns active without a reload, and the bell rings once.',
  },
] as const satisfies readonly Charter[];
