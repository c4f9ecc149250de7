import { isBlankAnswer } from '#domain/questions/codec.ts';
import { joinNames } from '#domain/values/names.ts';
import { withColon } from '#ui/reading/with-colon.ts';
import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import type { AnswerConflict, ConflictingAnswer, Side } from '#domain/questions/answers/merge-answers.ts';
import { missingText } from '#questionnaire/review/missing-text.ts';
import { ReviewAnswer } from '#questionnaire/review/review-answer.tsx';
import { labelForAudience, type ReviewAudience } from '#questionnaire/review/review-audience.ts';
import { useSubject } from '../subject.ts';
import classes from './drafts.module.css';
import type { MarkedAnswerProps } from './marked-answer.tsx';

/** Lazy, because it loads a library that compares words. If it fails, no words are marked. */
const MarkedAnswer = lazy(() => import('./marked-answer.tsx').catch(() => ({ default: UnmarkedAnswer })));

/** Answer as in the review. */
function UnmarkedAnswer({ question, answer }: MarkedAnswerProps) {
  return <ReviewAnswer question={question} answer={answer} />;
}

interface ConflictChoiceProps {
  conflict: AnswerConflict;
  /** Label of the stored side. */
  savedLabel: string;
  /** Chosen side; null if none. */
  chosenSide: Side | null;
  onChoose: (side: Side) => void;
}

/** Returns the label of the question that asks for an answer. */
const labelOf = ({ asks }: ConflictingAnswer, audience: ReviewAudience) =>
  labelForAudience(audience, asks.label, asks.summaryLabel);

/** Choice between draft and record, for one answer or several that belong together. */
export function ConflictChoice({ conflict, savedLabel, chosenSide, onChoose }: ConflictChoiceProps) {
  const { audience } = useSubject();
  const name = useId();
  const isSingle = conflict.length === 1;
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      <div id={`${name}-label`} className={classes.question}>
        {/* An entry of a list needs the list's label before its own. */}
        {isSingle && conflict[0]?.key && (
          <span className={classes.listLabel}>
            {labelForAudience(audience, conflict[0].question.label, conflict[0].question.summaryLabel)}{' '}
          </span>
        )}
        {joinNames(conflict.map((answer) => labelOf(answer, audience)))}
      </div>
      <div className={classes.sides}>
        {(['yours', 'saved'] as const).map((side) => (
          <Radio
            key={side}
            name={name}
            value={side}
            checked={chosenSide === side}
            onChange={() => onChoose(side)}
            label={
              <>
                <span className={classes.side}>{side === 'yours' ? 'Yours' : savedLabel} </span>
                {conflict.map((answer) => (
                  <span key={`${answer.question.name}.${answer.key}`} className={classes.answer}>
                    {!isSingle && (
                      <span className={classes.label}>{withColon(labelOf(answer, audience))} </span>
                    )}
                    <SideAnswer answer={answer} side={side} label={labelOf(answer, audience)} />
                  </span>
                ))}
              </>
            }
          />
        ))}
      </div>
    </div>
  );
}

interface SideAnswerProps {
  answer: ConflictingAnswer;
  side: Side;
  label: string;
}

/** Answer of one side, with marks on the words that the other side lacks. */
function SideAnswer({ answer, side, label }: SideAnswerProps) {
  const { asks } = answer;
  const sideAnswer = answer[side];
  const otherAnswer = answer[side === 'yours' ? 'saved' : 'yours'];
  if (!sideAnswer) return <em className={classes.missing}>Not asked</em>;
  if (isBlankAnswer(asks, sideAnswer.answer))
    return <em className={classes.missing}>{missingText(label)}</em>;
  const unmarkedAnswer = <ReviewAnswer question={asks} answer={sideAnswer.answer} />;
  if (!otherAnswer || isBlankAnswer(asks, otherAnswer.answer)) return unmarkedAnswer;
  return (
    <Suspense fallback={unmarkedAnswer}>
      <MarkedAnswer question={asks} answer={sideAnswer.answer} other={otherAnswer.answer} />
    </Suspense>
  );
}
