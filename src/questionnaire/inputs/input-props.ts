import type { Question } from '#domain/questions/question.ts';
import { renderDescription } from './answer-query.tsx';
import classes from './inputs.module.css';

/** Common props of all inputs. */
export interface InputProps<Q extends Question> {
  question: Q;
  /** Id of the control, or of the group of controls; the error summary links to it. */
  id: string;
  answer: Q['blank'];
  onAnswer(answer: Q['blank']): void;
  /** New value on each change from outside; tells an uncontrolled input to show `answer`. */
  externalChange?: unknown;
  error?: string;
  disabled?: boolean;
  /** Hides the label visually, because the heading above has the same text. */
  labelHidden?: boolean;
  /** Query about a valid answer. */
  answerQuery?: string | null;
  /** Label of Enter on a phone's keyboard, if Enter does not save. */
  enterKeyHint?: 'next';
}

type WrapperOptions = Pick<
  InputProps<Question>,
  'question' | 'id' | 'error' | 'disabled' | 'labelHidden' | 'answerQuery' | 'enterKeyHint'
>;

/**
 * Returns the props of the library's inputs for label, hint and error. The hint is below the input,
 * so that adjacent inputs align even if only one has a hint.
 */
export function wrapperProps({
  question,
  id,
  error,
  disabled,
  labelHidden,
  answerQuery,
  enterKeyHint,
}: WrapperOptions) {
  const { label, hint, required } = question;
  return {
    ...(labelHidden ? { 'aria-label': label } : { label }),
    id,
    error,
    disabled,
    required,
    enterKeyHint,
    description: renderDescription(hint, answerQuery),
    descriptionProps: { className: classes.hint },
    inputWrapperOrder: orderHintLast,
  };
}

const orderHintLast: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'error',
  'description',
];
