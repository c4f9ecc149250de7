import { Input, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Question } from '#domain/questions/question.ts';
import { AnswerQuery } from './answer-query.tsx';
import { type InputProps, wrapperProps } from './input-props.ts';

interface FieldGroupProps
  extends Pick<InputProps<Question>, 'question' | 'id' | 'error' | 'labelHidden' | 'answerQuery'> {
  /** 'radiogroup' for radio buttons, 'group' for checkboxes. */
  role: 'radiogroup' | 'group';
  /** The children contain a description of the answer, with the id `${id}-value`. */
  hasAnswerDescription?: boolean;
  className?: string;
  children: ReactNode;
}

/** Puts the description before the controls, since it says how to use them. */
const orderHintFirst: ('label' | 'description' | 'input' | 'error')[] = [
  'label',
  'description',
  'input',
  'error',
];

/** Several controls for one question. Label, hint and error belong to the group. */
export function FieldGroup(props: FieldGroupProps) {
  const { question, id, error, labelHidden, answerQuery, role, hasAnswerDescription, className, children } =
    props;
  const { label, hint, required } = question;
  const descriptionIds = [
    error && `${id}-error`,
    hint && `${id}-description`,
    hasAnswerDescription && `${id}-value`,
    answerQuery && `${id}-query`,
  ];
  return (
    <Input.Wrapper
      {...wrapperProps(props)}
      label={
        labelHidden ? undefined : <GroupLabel label={label} namesRequired={required && role === 'group'} />
      }
      // Both are for a control, and the wrapper is none.
      aria-label={undefined}
      enterKeyHint={undefined}
      labelElement="div"
      inputWrapperOrder={orderHintFirst}
      description={hint}
      descriptionProps={undefined}
      withAsterisk={required}
      className={className}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: set for the role that has them */}
      <div
        role={role}
        aria-label={labelHidden ? label : undefined}
        aria-labelledby={labelHidden ? undefined : `${id}-label`}
        aria-describedby={descriptionIds.filter(Boolean).join(' ') || undefined}
        aria-required={role === 'radiogroup' ? required : undefined}
        aria-invalid={role === 'radiogroup' && error ? true : undefined}
      >
        {children}
        {answerQuery && <AnswerQuery id={`${id}-query`}>{answerQuery}</AnswerQuery>}
      </div>
    </Input.Wrapper>
  );
}

interface GroupLabelProps {
  label: string;
  /** True for required checkboxes: ARIA has no `required` for a group, so the label says it. */
  namesRequired: boolean | undefined;
}

/** Label of a group, with a hidden text if an answer is required. */
function GroupLabel({ label, namesRequired }: GroupLabelProps) {
  return (
    <>
      {label}
      {namesRequired && <VisuallyHidden component="span"> (required)</VisuallyHidden>}
    </>
  );
}
