import { messages } from '#domain/messages.ts';
import { phone, text } from '#domain/questions/kinds.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { comingDate, webAddress } from './kinds.ts';

/** Questions of step 2, asked if a recommendation is required (accounts §2.6, §3, §5). */
export const recommendingPhysician = questionnaire([
  {
    title: 'Your physician',
    questions: [
      text('name', 'Physician’s name', { required: true }),
      phone('phone', 'Physician’s phone', messages.phone, { width: 'half' }),
      webAddress('web_address', 'Website', { width: 'half', hint: 'For example www.clinic.com.' }),
    ],
  },
  {
    title: 'Your recommendation',
    questions: [
      text('recommendation_quantity', 'Recommendation number', {
        width: 'half',
        hint: 'As it stands on the letter or card that you were given.',
      }),
      comingDate('expiry_date', 'Expires on', { width: 'half' }),
      text('id_number', 'ID number', {
        width: 'half',
        hint: 'The number on your driver’s license or ID card.',
      }),
    ],
  },
]);
