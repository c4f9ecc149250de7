import type { Question } from '#domain/questions/question.ts';
import { underInput } from './doubt.tsx';
import classes from './inputs.module.css';

/** What every input is given: its question, the answer so far, and where the next one goes. */
export interface InputProps<Q extends Question> {
  question: Q;
  /** The id of the control, or of the group of controls: the error summary links to it. */
  id: string;
  answer: Q['blank'];
  onAnswer(answer: Q['blank']): void;
  /** Another value each time the answer was changed from elsewhere, for an input that keeps what is typed itself. */
  given?: unknown;
  error?: string;
  disabled?: boolean;
  /** The label is heard and not seen: a heading right above says the same. */
  labelHidden?: boolean;
  /** What is asked about the answer; it is no error. */
  doubt?: string | null;
  /** What a phone writes on its Enter key, where it does not save. */
  enterKeyHint?: 'next';
}

type Worded = Pick<
  InputProps<Question>,
  'question' | 'id' | 'error' | 'disabled' | 'labelHidden' | 'doubt' | 'enterKeyHint'
>;

/**
 * The words around an input, as the library's inputs take them; they link hint and error to the control. The hint
 * stands under the input, so that two inputs side by side are level although one has a hint.
 */
export function wording({ question, id, error, disabled, labelHidden, doubt, enterKeyHint }: Worded) {
  const { label, hint, required } = question;
  return {
    ...(labelHidden ? { 'aria-label': label } : { label }),
    id,
    error,
    disabled,
    required,
    enterKeyHint,
    description: underInput(hint, doubt),
    descriptionProps: { className: classes.hint },
    inputWrapperOrder: order,
  };
}

const order: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];
