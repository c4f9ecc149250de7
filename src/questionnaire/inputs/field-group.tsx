import { Input, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Question } from '#domain/questions/question.ts';
import { Doubt } from './doubt.tsx';
import { type InputProps, wording } from './input-props.ts';

interface FieldGroupProps
  extends Pick<InputProps<Question>, 'question' | 'id' | 'error' | 'labelHidden' | 'doubt'> {
  /** Radios of one answer, or checkboxes of several. */
  role: 'radiogroup' | 'group';
  /** Among the controls stands what their answer means, under the id of the group and `-told`. */
  told?: boolean;
  className?: string;
  children: ReactNode;
}

/** What to do with several controls is read before them. */
const order: ('label' | 'description' | 'input' | 'error')[] = ['label', 'description', 'input', 'error'];

/** Several controls that answer one question: its label, hint and error belong to the group. */
export function FieldGroup(props: FieldGroupProps) {
  const { question, id, error, labelHidden, doubt, role, told, className, children } = props;
  const { label, hint, required } = question;
  const described = [
    error && `${id}-error`,
    hint && `${id}-description`,
    told && `${id}-told`,
    doubt && `${id}-doubt`,
  ];
  // A group of checkboxes has no attribute that says required, so that its name does.
  const unsaid = required && role === 'group' && (
    <VisuallyHidden component="span"> (required)</VisuallyHidden>
  );
  return (
    <Input.Wrapper
      {...wording(props)}
      label={
        labelHidden ? undefined : (
          <>
            {label}
            {unsaid}
          </>
        )
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
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: invalid and required are set for the role that has them */}
      <div
        role={role}
        aria-label={labelHidden ? label : undefined}
        aria-labelledby={labelHidden ? undefined : `${id}-label`}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        aria-required={role === 'radiogroup' ? required : undefined}
        aria-invalid={role === 'radiogroup' && error ? true : undefined}
      >
        {children}
        {doubt && <Doubt id={`${id}-doubt`}>{doubt}</Doubt>}
      </div>
    </Input.Wrapper>
  );
}
