import { formatNumber } from './values/amounts/format-number.ts';

/** Validation messages, literal where documented, typos included (decision 39). */
export const messages = {
  required: 'This field is required',
  /** Spelling for the objectives in registration and Add Patient (accounts §5, physician §5). */
  objectiveRequired: 'This field is Required',
  email: 'Please enter valid email address.',
  emailTooLong: 'Please enter a short email',
  /** Text of Add Patient for any error but 400, 401 and 500 (physician §8, decision 38). */
  emailRegistered: 'Please use another email as this email is already registed',
  emailMismatch: 'Email Does Not Match',
  phone: 'Please enter valid phone number.',
  homePhone: 'Please enter valid Home Phone.',
  contactPhone: 'Please enter valid  Contact Phone.',
  physicianPhone: 'Please enter valid Physician Phone Number.',
  wholeNumber: 'Please enter a Positive Whole value',
  inchesAtMostEleven: 'Please Enter less then or equal to Eleven',
  treatment: 'Please Enter Surgery/Treatment',
  alphabets: 'Please Use Alphabets',
  /** The trailing space is part of the documented text. */
  allergyTooLong: 'Please use less then 15 Character ',
  url: 'Please enter valid url',
  passwordMismatch: 'Password Does Not Match',
  /** Followed by the link `addDiagnosis` (intake §5). */
  chooseDiagnosis: 'Please Choose any from Suggested Diagnosis or',
  addDiagnosis: 'Add New Diagnose',
  /** Followed by the link `addMedication` (intake §5). */
  chooseMedication: 'Please choose any from Suggested Medication or',
  addMedication: 'Add New Medication',
  // From here on our own texts: the product documents have none for these rules.
  passwordRules: 'Please choose a password that meets every point of the list',
  dateFormat: 'Please enter the date as MM-DD-YYYY, for example 04-28-1986',
  // The next three are refusals of the server: no form can send such input.
  notOnList: 'This is not one of the options',
  notAsked: 'This is not asked beside the other answers',
  notAsSent: 'This is not written as the contract has it',
  tooLong: (most: number) => `Please use at most ${formatNumber(most)} characters`,
  monthFormat: 'Please choose a month and enter the year, for example 2019',
  phoneText:
    'Please enter the phone number in digits, without letters or an extension, for example (503) 555-0100',
  amount: 'Please enter a number of mg, 0 or more, for example 2.5',
  dateInFuture: 'Please enter a date that is not in the future',
  dateBeforeBirth: (dob: string) => `Please enter a date that is not before the birth on ${dob}`,
  dateInPast: 'Please enter a date that is not in the past',
  /** Shown as a question next to the answer; it does not block saving. */
  longAgo: (years: number) => `This is ${years} years ago. Is the year right?`,
  endsBeforeStart: 'This is before the period began. Are both dates right?',
} as const;
