import { isOptionList } from '#domain/questions/option.ts';
import type { ChoiceQuestion, Condition, Question } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';

const formatNames = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Lists the possible answers to a question, each with its text for the document. */
function possibleAnswers(on: Question): [words: string, answer: unknown][] {
  const { name } = on;
  if (on.kind === 'choice' && isOptionList(on.options))
    return on.options.map(({ value }) => [`\`${name}\` is ${JSON.stringify(on.encode(value)[name])}`, value]);
  if (on.kind === 'flags')
    return on.options.map(({ value }) => [`\`${name}.${value}\` is true`, { ...on.blank, [value]: true }]);
  if (on.kind === 'lookup') {
    // The only condition on a look-up is a cancer as the diagnosis (`cancerStage`).
    const item = { id: 'any', name: 'any', isCancer: true };
    return [['the diagnosis is a cancer', { text: 'any', item }]];
  }
  return [
    [`\`${name}\` is true`, true],
    [`\`${name}\` is false`, false],
  ];
}

/** Describes the condition under which a question is asked. */
function describeCondition({ on, test }: Condition): string {
  const answers = possibleAnswers(on as Question);
  const passing = answers.filter(([, answer]) => test(answer));
  const failing = answers.filter(([, answer]) => !test(answer));
  // Of many answers, the single one that fails makes the shorter sentence.
  if (passing.length > 2 && failing.length === 1)
    return `\`${on.name}\` is given and is not ${failing[0]?.[0].split(' is ')[1]}`;
  return passing.map(([words]) => words).join(' or ');
}

const fieldsOf = (question: Question) => Object.keys(question.entries);

/** Describes the conditional questions, one sentence for each condition. */
function describeConditional(questions: readonly Question[]): string[] {
  const groups = Map.groupBy(
    questions.filter(({ when }) => when),
    ({ when }) => (when ? describeCondition(when) : ''),
  );
  return [...groups].map(([words, group]) => {
    const required = group.filter(({ required }) => required).flatMap(fieldsOf);
    const must = required.length > 0 ? ` There ${formatNames(required)} must be given.` : '';
    const hidden = 'else empty, as its type has it: an empty text or list, null, or false throughout';
    return `${formatNames(group.flatMap(fieldsOf))}: only where ${words}, ${hidden}.${must}`;
  });
}

/** Says that an answer is on a list that is loaded; null for options in the schema. */
function describeOptionList({ options, name }: ChoiceQuestion): string | null {
  if (isOptionList(options)) return null;
  const sourceText = options.on ? ` of \`${options.on.name}\`` : '';
  return `\`${name}\` is one of the ${options.name}${sourceText}.`;
}

/** Describes a constraint that a question has beyond its schema; null if it has none. */
function describeRule(question: Question): string | null {
  const { name, kind } = question;
  if (kind === 'date')
    return `\`${name}\` is a day of the calendar, not in the ${question.isFromToday ? 'past' : 'future'}.`;
  if (kind === 'month') return `\`${name}\` is not in the future.`;
  if (kind === 'choice') return describeOptionList(question);
  if (kind === 'lookup') return `Of one item of the shared list: ${formatNames(fieldsOf(question))}.`;
  if (kind === 'flags' && question.required) return `At least one of \`${name}\` is true.`;
  if (kind === 'toggle' && question.required) return `\`${name}\` is true.`;
  return null;
}

/** Lists the rules of questions, also in rows. @param within name of their list; '' for none */
function listRules(questions: readonly Question[], within: string): string[] {
  const rules = [
    ...questions.flatMap((question) => describeRule(question) ?? []),
    ...describeConditional(questions),
  ];
  const inRows = questions.flatMap((question) =>
    question.kind === 'rows' ? listRules(question.questions, question.name) : [],
  );
  return [...rules.map((rule) => (within ? `In a row of \`${within}\`: ${rule}` : rule)), ...inRows];
}

/** Lists the rules of a questionnaire that no schema can express. */
export const describeRules = ({ questions }: Questionnaire): string[] => [
  'Texts travel without spaces around them.',
  ...listRules(questions, ''),
];
