/* Validation messages, literal where documented, typos included (decision 39). */

export const required = 'This field is required';
/** Spelling for the objectives in registration and Add Patient (accounts §5, physician §5). */
export const objectiveRequired = 'This field is Required';
export const email = 'Please enter valid email address.';
export const emailTooLong = 'Please enter a short email';
/** Text of Add Patient for any error but 400, 401 and 500 (physician §8, decision 38). */
export const emailRegistered = 'Please use another email as this email is already registed';
export const emailMismatch = 'Email Does Not Match';
export const phone = 'Please enter valid phone number.';
export const homePhone = 'Please enter valid Home Phone.';
export const contactPhone = 'Please enter valid  Contact Phone.';
export const physicianPhone = 'Please enter valid Physician Phone Number.';
export const wholeNumber = 'Please enter a Positive Whole value';
export const inchesAtMostEleven = 'Please Enter less then or equal to Eleven';
export const treatment = 'Please Enter Surgery/Treatment';
export const alphabets = 'Please Use Alphabets';
/** The trailing space is part of the documented text. */
export const allergyTooLong = 'Please use less then 15 Character ';
export const url = 'Please enter valid url';
export const passwordMismatch = 'Password Does Not Match';
/** Followed by the link `addDiagnosis` (intake §5). */
export const chooseDiagnosis = 'Please Choose any from Suggested Diagnosis or';
export const addDiagnosis = 'Add New Diagnose';
/** Followed by the link `addMedication` (intake §5). */
export const chooseMedication = 'Please choose any from Suggested Medication or';
export const addMedication = 'Add New Medication';
// From here on our own texts: the product documents have none for these rules.
export const passwordRules = 'Please choose a password that meets every point of the list';
export const dateFormat = 'Please enter the date as MM-DD-YYYY, for example 04-28-1986';
// The next three are refusals of the server: no form can send such input.
export const notOnList = 'This is not one of the options';
export const notAsked = 'This is not asked beside the other answers';
export const notAsSent = 'This is not written as the contract has it';
export const tooLong = (most: number) => `Please use at most ${most.toLocaleString('en-US')} characters`;
export const monthFormat = 'Please choose a month and enter the year, for example 2019';
export const phoneText =
  'Please enter the phone number in digits, without letters or an extension, for example (503) 555-0100';
export const amount = 'Please enter a number of mg, 0 or more, for example 2.5';
export const dateInFuture = 'Please enter a date that is not in the future';
export const dateBeforeBirth = (dob: string) => `Please enter a date that is not before the birth on ${dob}`;
export const dateInPast = 'Please enter a date that is not in the past';
/** Shown as a question next to the answer; it does not block saving. */
export const longAgo = (years: number) => `This is ${years} years ago. Is the year right?`;
export const endsBeforeStart = 'This is before the period began. Are both dates right?';
