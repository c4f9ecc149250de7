import { isBlankAnswer } from '#domain/questions/codec.ts';
import { joinNames } from '#domain/values/names.ts';
import { withColon } from '#ui/reading/with-colon.ts';
import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import type { AnswerConflict, ConflictingAnswer, Side } from '#domain/questions/answers/merge-answers.ts';
import { missingText } from '#questionnaire/review/missing.ts';
import { ReviewAnswer } from '#questionnaire/review/review-answer.tsx';
import { labelForAudience, type ReviewAudience } from '#questionnaire/review/review-audience.ts';
import { useSubject } from '../subject.ts';
import classes from './drafts.module.css';
import type { MarkedAnswerProps } from './marked-answer.tsx';

/** Lazy, because it loads a library that compares words. If it fails, no words are marked. */
const MarkedAnswer = lazy(() => import('./marked-answer.tsx').catch(() => ({ default: UnmarkedAnswer })));

function UnmarkedAnswer({ question, answer }: MarkedAnswerProps) {
  return <ReviewAnswer question={question} answer={answer} />;
}

interface ConflictChoiceProps {
  conflict: AnswerConflict;
  /** Label of the stored side. */
  savedLabel: string;
  /** Chosen side; null if none. */
  side: Side | null;
  onChoose: (side: Side) => void;
}

const labelOf = ({ asks }: ConflictingAnswer, voice: ReviewAudience) =>
  labelForAudience(voice, asks.label, asks.summaryLabel);

/** Choice between draft and record, for one answer or several that belong together. */
export function ConflictChoice({ conflict, savedLabel, side, onChoose }: ConflictChoiceProps) {
  const { voice } = useSubject();
  const name = useId();
  const isOne = conflict.length === 1;
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      <div id={`${name}-label`} className={classes.question}>
        {isOne && conflict[0]?.key && (
          <span className={classes.of}>
            {labelForAudience(voice, conflict[0].question.label, conflict[0].question.summaryLabel)}{' '}
          </span>
        )}
        {joinNames(conflict.map((answer) => labelOf(answer, voice)))}
      </div>
      <div className={classes.sides}>
        {(['yours', 'saved'] as const).map((of) => (
          <Radio
            key={of}
            name={name}
            value={of}
            checked={side === of}
            onChange={() => onChoose(of)}
            label={
              <>
                <span className={classes.side}>{of === 'yours' ? 'Yours' : savedLabel} </span>
                {conflict.map((answer) => (
                  <span key={`${answer.question.name}.${answer.key}`} className={classes.answer}>
                    {!isOne && <span className={classes.label}>{withColon(labelOf(answer, voice))} </span>}
                    <SideAnswer answer={answer} of={of} label={labelOf(answer, voice)} />
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

interface HeldAnswerProps {
  answer: ConflictingAnswer;
  of: Side;
  label: string;
}

function SideAnswer({ answer, of, label }: HeldAnswerProps) {
  const { asks } = answer;
  const held = answer[of];
  const other = answer[of === 'yours' ? 'saved' : 'yours'];
  if (!held) return <em className={classes.missing}>Not asked</em>;
  if (isBlankAnswer(asks, held.answer)) return <em className={classes.missing}>{missingText(label)}</em>;
  const plain = <ReviewAnswer question={asks} answer={held.answer} />;
  if (!other || isBlankAnswer(asks, other.answer)) return plain;
  return (
    <Suspense fallback={plain}>
      <MarkedAnswer question={asks} answer={held.answer} other={other.answer} />
    </Suspense>
  );
}
