import { messages } from '#domain/messages.ts';
import { objectives as knownObjectives } from '#domain/options/cannabis.ts';
import { type IngestionMethod, ingestionMethods } from '#domain/options/ingestion.ts';
import { blankAnswers, rows } from '#domain/questions/answers/rows.ts';
import { whenAnswer } from '#domain/questions/condition.ts';
import { choice, digits, text } from '#domain/questions/kinds.ts';
import { optionLabel } from '#domain/questions/option.ts';
import type {
  Answers,
  ChoiceQuestion,
  NumberQuestion,
  OptionSource,
  RowsQuestion,
} from '#domain/questions/question.ts';
import { encodeAnswers, type Questionnaire, questionnaire } from '#domain/questions/questionnaire.ts';
import { type CheckUp, checkUpFrequencies, type Dose, type Feeling, feelings } from './check-up.ts';

/**
 * Check-up as it is sent (accounts §3). Hidden answers are sent empty (decision 30). The name
 * `canabiesDose` is misspelt in the contract (decision 4).
 */
export interface CheckUpRecord {
  cannabisToday: CheckUp['cannabisToday'];
  status: CheckUp['status'];
  canabiesDose: (Dose & { ingestionMethod: IngestionMethod | '' })[];
  comment: string;
  objective: Record<string, Feeling>;
}

const toNumberOrNull = (answer: string) => (answer.trim() === '' ? null : Number(answer));

/** First question of a check-up. After "no" nothing else is asked. */
export const medicineToday = choice(
  'cannabisToday',
  'Did you take medicine today?',
  [
    { value: 'yes', label: 'YES' },
    { value: 'no', label: 'NO' },
  ],
  // The contract has no third value; `blankCheckUp` sets the answer.
  { showsButtons: true, blank: 'no' },
);
/** Condition of all other questions: the patient took medicine (accounts §2.14). */
export const tookMedicine = whenAnswer(medicineToday, (answer) => answer === 'yes');

const status = choice('status', 'How do you feel?', feelings, { showsButtons: true, when: tookMedicine });

const comment = text('comment', 'Comment', {
  long: true,
  when: tookMedicine,
  hint: 'For example how you slept, what helped, what did not.',
});

/** Amount in mg, a number of 0 or more (accounts §5). */
const amount: NumberQuestion = {
  ...digits('amount', 'Amount', {
    unit: 'mg',
    allowsDecimals: true,
    width: 'half',
    rule: (answer) => (/^(\d+\.?\d*|\.\d+)$/.test(answer.trim()) ? null : messages.amount),
  }),
  encode: (answer) => ({ amount: toNumberOrNull(answer) }),
};

const frequency: ChoiceQuestion = {
  ...choice('frequency', 'Frequency', checkUpFrequencies, {
    width: 'half',
    hint: 'Times a day, from 1 to 10.',
  }),
  encode: (answer) => ({ frequency: toNumberOrNull(answer) }),
};

const doseQuestions = (products: OptionSource) => [
  amount,
  frequency,
  choice('ingestionMethod', 'Ingestion method', ingestionMethods, { width: 'half' }),
  choice('product', 'Product', products, { width: 'half' }),
];

/** Prefix that keeps a rating apart from another question with the name of its objective. */
const ratingNamePrefix = 'objective-';

/** Question that rates one objective. */
export interface RatingQuestion extends ChoiceQuestion {
  readonly objective: string;
}

/**
 * Returns the question that rates an objective. Its answer is undefined if the server's list of
 * objectives arrived after the form was opened.
 */
function ratingQuestion(key: string): RatingQuestion {
  const question = choice(ratingNamePrefix + key, optionLabel(knownObjectives, key), feelings, {
    showsButtons: true,
    when: tookMedicine,
  });
  return {
    ...question,
    objective: key,
    encode: (answer?: string) => ({ [question.name]: answer ?? '' }),
    isBlank: (answer?: string) => !answer,
  };
}

/** Questions of a check-up, by name for the form's own layout. */
export interface CheckUpQuestionnaire extends Questionnaire {
  readonly status: ChoiceQuestion;
  readonly doses: RowsQuestion;
  readonly comment: typeof comment;
  readonly ratings: readonly RatingQuestion[];
}

/** Builds the check-up's questions (accounts §2.14) from the server's objectives and products. */
export function checkUpQuestionnaire(
  objectives: readonly string[],
  products: OptionSource,
): CheckUpQuestionnaire {
  const doses = rows('canabiesDose', 'Doses', {
    questions: doseQuestions(products),
    addLabel: 'Add another dose',
    rowLabel: 'Dose',
    when: tookMedicine,
  });
  const ratings = objectives.map(ratingQuestion);
  const questions = [medicineToday, status, doses, comment, ...ratings];
  return { ...questionnaire([{ questions }]), status, doses, comment, ratings };
}

/** Returns the answers that a new check-up form starts with. */
export function blankCheckUp(
  { questions }: Pick<Questionnaire, 'questions'>,
  cannabisToday: CheckUp['cannabisToday'],
): Answers {
  return { ...blankAnswers(questions), [medicineToday.name]: cannabisToday };
}

/** Encodes the answers for sending. Ratings move into `objective`, without unanswered ones. */
export function encodeCheckUp(form: CheckUpQuestionnaire, answers: Answers): CheckUpRecord {
  const record = encodeAnswers(form, answers);
  const { cannabisToday, status, canabiesDose, comment } = record as unknown as CheckUpRecord;
  const ratedEntries = Object.entries(record as Record<string, Feeling | ''>).filter(
    ([name, feeling]) => name.startsWith(ratingNamePrefix) && feeling !== '',
  );
  const ratingEntries = ratedEntries.map(([name, feeling]) => [name.slice(ratingNamePrefix.length), feeling]);
  // A hidden list is encoded as [], so `canabiesDose` needs no check of its own.
  return { cannabisToday, status, canabiesDose, comment, objective: Object.fromEntries(ratingEntries) };
}

/** Converts the doses of an earlier check-up to form rows. */
export function doseAnswers(doses: readonly Dose[]): Answers[] {
  return doses.map(({ amount, frequency, ingestionMethod, product }) => ({
    amount: amount === null ? '' : String(amount),
    frequency: frequency === null ? '' : String(frequency),
    ingestionMethod,
    product,
  }));
}
