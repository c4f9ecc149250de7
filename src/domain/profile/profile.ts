import { messages } from '#domain/messages.ts';
import { genders, profileTitles } from '#domain/options/person.ts';
import { address } from '#domain/questions/address.ts';
import { choice, phone } from '#domain/questions/kinds.ts';
import { ownEmail, ownName } from '#domain/questions/own-name.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';

/** Texts of the product documents, literal (accounts §2.16 and §8; decisions 39 and 47). */
export const profileMessages = {
  personalInformation: {
    saved: 'Personal Information Update Successfully',
    notSaved: 'Personal Information Not Updated',
  },
  image: { saved: 'Personal Image Update Successfully', notSaved: 'Personal Image Not Updated' },
  password: { saved: 'Update Password Successfully', notSaved: 'Password Not Updated' },
  settings: { saved: 'Settings Update Successfully', notSaved: 'Settings Not Updated' },
  confirmRemoval: (name: string) =>
    `Please confirm you no longer wants to take services of Physician ${name}`,
  dispensary: 'Section Pending!!!',
} as const;

const homeAddress = address({ name: 'zipCode' });

/** Questions of the profile's first step (accounts §2.16, §3, §5). */
export const personalInformation = questionnaire(
  [
    {
      title: 'Your name',
      questions: [
        choice('suffix', 'Title', profileTitles, { width: 'half', autoComplete: 'honorific-prefix' }),
        choice('gender', 'Gender', genders, { width: 'half', autoComplete: 'sex' }),
        ...ownName,
      ],
    },
    {
      title: 'How we reach you',
      questions: [
        ownEmail,
        phone('phone', 'Phone', messages.phone, {
          required: true,
          width: 'half',
          autoComplete: 'tel-national',
          hint: 'We text a code to a new number before it is saved.',
        }),
      ],
    },
    homeAddress.group,
  ],
  [homeAddress.effect],
);
