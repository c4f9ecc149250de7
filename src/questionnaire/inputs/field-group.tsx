import { Input, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Question } from '#domain/questions/question.ts';
import { AnswerQuery } from './answer-query.tsx';
import { type InputProps, wrapperProps } from './input-props.ts';

interface FieldGroupProps
  extends Pick<InputProps<Question>, 'question' | 'id' | 'error' | 'labelHidden' | 'answerQuery'> {
  /** 'radiogroup' for radio buttons, 'group' for checkboxes. */
  role: 'radiogroup' | 'group';
  /** The children contain a description of the answer, with the id `${id}-told`. */
  hasAnswerDescription?: boolean;
  className?: string;
  children: ReactNode;
}

/** Puts the description before the controls, since it says how to use them. */
const order: ('label' | 'description' | 'input' | 'error')[] = ['label', 'description', 'input', 'error'];

/** Several controls for one question. Label, hint and error belong to the group. */
export function FieldGroup(props: FieldGroupProps) {
  const {
    question,
    id,
    error,
    labelHidden,
    answerQuery: doubt,
    role,
    hasAnswerDescription: told,
    className,
    children,
  } = props;
  const { label, hint, required } = question;
  const described = [
    error && `${id}-error`,
    hint && `${id}-description`,
    told && `${id}-told`,
    doubt && `${id}-doubt`,
  ];
  return (
    <Input.Wrapper
      {...wrapperProps(props)}
      label={
        labelHidden ? undefined : <GroupLabel label={label} saysRequired={required && role === 'group'} />
      }
      aria-label={undefined}
      enterKeyHint={undefined}
      labelElement="div"
      inputWrapperOrder={order}
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
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        aria-required={role === 'radiogroup' ? required : undefined}
        aria-invalid={role === 'radiogroup' && error ? true : undefined}
      >
        {children}
        {doubt && <AnswerQuery id={`${id}-doubt`}>{doubt}</AnswerQuery>}
      </div>
    </Input.Wrapper>
  );
}

interface GroupLabelProps {
  label: string;
  /** True for required checkboxes: ARIA has no `required` for a group, so the label says it. */
  saysRequired: boolean | undefined;
}

function GroupLabel({ label, saysRequired }: GroupLabelProps) {
  return (
    <>
      {label}
      {saysRequired && <VisuallyHidden component="span"> (required)</VisuallyHidden>}
    </>
  );
}
