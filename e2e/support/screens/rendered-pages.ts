/** Pages that the build renders, with their headings. */
export const renderedPages = {
  login: 'Welcome back',
  signup: 'Sign up as a patient',
  'physician-signup': 'Sign up as a physician',
  forgotPassword: 'Forgot password',
  consent: 'Consent',
  checkMail: 'Thank you for signing up',
  expiredlink: 'Expired link',
  'complete-step': 'Thank you for joining',
  nowhere: 'Page not found',
} as const;
