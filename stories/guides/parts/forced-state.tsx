import { type ReactNode, useEffect, useRef } from 'react';
import { FORCE_RE_RENDER } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const CONTROL = 'button, a, input:not([type=hidden]), textarea, select';

/** Classes of storybook-addon-pseudo-states for pseudo-classes: of the control, of ancestors. */
const pseudoClasses = {
  hover: [['pseudo-hover'], ['pseudo-hover']],
  focus: [['pseudo-focus', 'pseudo-focus-visible', 'pseudo-focus-within'], ['pseudo-focus-within']],
  pressed: [
    ['pseudo-hover', 'pseudo-active'],
    ['pseudo-hover', 'pseudo-active'],
  ],
} as const;

/** State that only a pointer or a key causes. */
export type ForcedStateName = keyof typeof pseudoClasses;

interface ForcedStateProps {
  state: ForcedStateName;
  children: ReactNode;
}

/** Renders its first control as hovered, focused or pressed. */
export function ForcedState({ state, children }: ForcedStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = root.current?.querySelector(CONTROL);
    const [own, around] = pseudoClasses[state];
    control?.classList.add(...own);
    for (let at = control?.parentElement; at && at !== root.current; at = at.parentElement)
      at.classList.add(...around);
  }, [state]);
  return <div ref={root}>{children}</div>;
}

/** Notifies the add-on of a rendered story in tests, where Storybook does not. */
export function useForcedRules(): void {
  useEffect(() => {
    if (import.meta.env.MODE === 'test') addons.getChannel().emit(FORCE_RE_RENDER);
  }, []);
}
