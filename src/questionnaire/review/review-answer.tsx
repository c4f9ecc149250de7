import { isVisible } from '#domain/questions/condition.ts';
import { formatMonth } from '#domain/questions/month.ts';
import { optionLabel } from '#domain/questions/option.ts';
import type {
  Answers,
  Flags,
  LookupAnswer,
  MonthAnswer,
  Question,
  RowsQuestion,
  TriStates,
} from '#domain/questions/question.ts';
import { isBlankRow } from '#domain/questions/rows.ts';
import { isUnset, sliderText } from '#domain/questions/slider.ts';
import { formatPhone } from '#domain/values/format-phone.ts';
import { ledBy } from '#ui/reading/led-by.ts';
import classes from './review.module.css';
import type { Voice } from './voice.ts';
import { YesNoBrief } from './yes-no-brief.tsx';
import { YesNoReview } from './yes-no-review.tsx';

interface ReviewAnswerProps {
  question: Question;
  answer: unknown;
  voice?: Voice;
}

/** An answer that is not blank, in the words of its question. */
export function ReviewAnswer({ question, answer, voice = 'asked' }: ReviewAnswerProps) {
  switch (question.kind) {
    case 'phone':
      return formatPhone(String(answer));
    case 'number':
      return question.unit ? `${answer} ${question.unit}` : String(answer);
    case 'choice':
      return optionLabel(question.options, String(answer));
    case 'yesNo':
    case 'toggle':
      return answer === true ? 'Yes' : 'No';
    case 'lookup': {
      const { item, text } = answer as LookupAnswer;
      return item?.name ?? text;
    }
    case 'flags':
      return <FlagList options={question.options} flags={answer as Flags} />;
    case 'rows':
      return <RowList question={question} rows={answer as Answers[]} />;
    case 'text':
      return question.long ? <span className={classes.prose}>{String(answer)}</span> : String(answer);
    case 'date':
      return String(answer);
    case 'month':
      return formatMonth(answer as MonthAnswer, question.display);
    case 'slider':
      return sliderText(question, answer as number | null);
    case 'yesNoList':
      // A physician looks an entry up; whoever has answered them knows what they are.
      return voice === 'noted' ? (
        <YesNoReview question={question} answers={answer as TriStates} />
      ) : (
        <YesNoBrief question={question} answers={answer as TriStates} />
      );
  }
}

interface FlagListProps {
  options: readonly { value: string; label: string }[];
  flags: Flags;
}

function FlagList({ options, flags }: FlagListProps) {
  return (
    <ul className={`${classes.list} ${classes.flowing}`}>
      {options
        .filter(({ value }) => flags[value] === true)
        .map(({ value, label }) => (
          <li key={value}>{label}</li>
        ))}
    </ul>
  );
}

function RowList({ question, rows }: { question: RowsQuestion; rows: Answers[] }) {
  const { questions, name } = question;
  const filled = rows.filter((row) => !isBlankRow(questions, row));
  return (
    <ol className={classes.list}>
      {filled.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are read, never moved
        <li key={`${name}.${index}`}>
          <RowAnswers questions={questions} row={row} />
        </li>
      ))}
    </ol>
  );
}

/** A row in one line, each answer with its label; what the row is about goes before, and needs none. */
function RowAnswers({ questions, row }: { questions: RowsQuestion['questions']; row: Answers }) {
  const given = questions.filter(
    (q) => isVisible(q, row) && !q.isBlank(row[q.name] as never) && !isUnset(q, row[q.name]),
  );
  const isNamed = given[0]?.required === true && given[0] === questions[0];
  const [named, details] = isNamed ? [given[0], given.slice(1)] : [null, given];
  return (
    <>
      {named && (
        <div className={classes.rowName}>
          <ReviewAnswer question={named} answer={row[named.name]} />
        </div>
      )}
      {details.map((question, place) => (
        <span key={question.name}>
          {place > 0 && ', '}
          {questions.length > 1 && <span className={classes.rowLabel}>{ledBy(question.label)} </span>}
          <ReviewAnswer question={question} answer={row[question.name]} />
        </span>
      ))}
    </>
  );
}
