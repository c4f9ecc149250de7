import type { ReactNode } from 'react';
import type { Condition } from '#domain/questions/question.ts';
import { useDerivedFromAnswer } from './answer-form.ts';

interface ShownProps {
  when: Condition | undefined;
  /** Path prefix of the condition's answers: '' or 'concerns.0.'. */
  prefix?: string;
  children: ReactNode;
}

/** Renders its children while all conditions hold; each watches one answer (decision 30). */
export function Shown({ when, prefix = '', children }: ShownProps) {
  if (!when) return children;
  return (
    <ShownIfAnswer when={when} prefix={prefix}>
      {children}
    </ShownIfAnswer>
  );
}

/** Tests one condition, then the condition of the question that it depends on. */
function ShownIfAnswer({ when, prefix, children }: Required<ShownProps> & { when: Condition }) {
  const holds = useDerivedFromAnswer(`${prefix}${when.on.name}`, (answer) => when.test(answer));
  if (!holds) return null;
  return (
    <Shown when={when.on.when} prefix={prefix}>
      {children}
    </Shown>
  );
}
