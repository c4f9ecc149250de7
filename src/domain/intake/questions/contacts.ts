import { messages } from '../../messages.ts';
import { phone, text, yesNo } from '../../questions/kinds.ts';
import { questionnaire } from '../../questions/questionnaire.ts';

const contactName = [
  text('firstName', 'First name', { required: true, width: 'half' }),
  text('lastName', 'Last name', { required: true, width: 'half' }),
] as const;
const treatingPhysicianName = [
  text('physicianFirstName', 'Physician’s first name', { width: 'half' }),
  text('physicianLastName', 'Physician’s last name', { width: 'half' }),
] as const;

/** Questions of Contacts (intake §2.2, §3, §5). */
export const contacts = questionnaire([
  {
    title: 'Emergency contact',
    joined: [{ label: 'Name', of: contactName, between: ' ' }],
    questions: [
      ...contactName,
      phone('contactPhone', 'Phone', messages.contactPhone, { required: true, width: 'half' }),
      text('relationship', 'Relationship', { hint: 'For example spouse, parent or friend.', width: 'half' }),
    ],
  },
  {
    title: 'Who treats you',
    summaryLabel: 'Physician',
    joined: [{ label: 'Physician’s name', of: treatingPhysicianName, between: ' ' }],
    questions: [
      ...treatingPhysicianName,
      phone('physicianPhoneNumber', 'Physician’s phone', messages.physicianPhone, { width: 'half' }),
      yesNo('physicianKnowCannabisUse', 'Does the physician know about cannabis use?', {
        summaryLabel: 'Physician knows about cannabis use',
      }),
    ],
  },
  {
    title: 'Referral and care',
    questions: [
      text('referredBy', 'Referred by'),
      text('caretakerName', 'Caretaker or guardian', {
        hint: 'For a minor or a dependent adult: the name of the person who takes care of them.',
      }),
    ],
  },
]);
