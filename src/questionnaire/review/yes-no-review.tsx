import type { TriStates, YesNoListQuestion } from '#domain/questions/question.ts';
import { notAdded } from './missing.ts';
import classes from './yes-no-review.module.css';

interface YesNoReviewProps {
  question: YesNoListQuestion;
  answers: TriStates;
}

/** All entries of a long list with Yes, No or 'not Added', in the order and groups of the form. */
export function YesNoReview({ question, answers }: YesNoReviewProps) {
  return (
    <div className={classes.groups}>
      {question.groups.map(({ title, options }) => (
        <div key={title} className={classes.group}>
          <div className={classes.title}>{title}</div>
          <ul className={classes.list}>
            {options.map(({ value, label }) => (
              <Entry key={value} label={label} answer={answers[value] ?? null} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Entry({ label, answer }: { label: string; answer: boolean | null }) {
  if (answer === null) {
    return (
      <li className={classes.entry}>
        <em className={classes.missing}>{notAdded(label)}</em>
      </li>
    );
  }
  return (
    <li className={classes.entry} data-yes={answer || undefined}>
      <span>{label}</span> <span className={classes.answer}>{answer ? 'Yes' : 'No'}</span>
    </li>
  );
}
