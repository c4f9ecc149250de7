import { type ReactNode, useEffect, useRef } from 'react';
import { FORCE_RE_RENDER } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const CONTROL = 'button, a, input:not([type=hidden]), textarea, select';

/** The classes that storybook-addon-pseudo-states gives every rule beside its pseudo-class: of the control, and of what it stands in. */
const forced = {
  hover: [['pseudo-hover'], ['pseudo-hover']],
  focus: [['pseudo-focus', 'pseudo-focus-visible', 'pseudo-focus-within'], ['pseudo-focus-within']],
  pressed: [
    ['pseudo-hover', 'pseudo-active'],
    ['pseudo-hover', 'pseudo-active'],
  ],
} as const;

/** What only a pointer or a key brings about. */
export type ForcedStateName = keyof typeof forced;

interface ForcedStateProps {
  state: ForcedStateName;
  children: ReactNode;
}

/** Shows its first control as if a pointer were over it, the keyboard's focus on it, or a finger pressed it. */
export function ForcedState({ state, children }: ForcedStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = root.current?.querySelector(CONTROL);
    const [own, around] = forced[state];
    control?.classList.add(...own);
    for (let at = control?.parentElement; at && at !== root.current; at = at.parentElement)
      at.classList.add(...around);
  }, [state]);
  return <div ref={root}>{children}</div>;
}

/** Storybook tells the add-on when a story is drawn; in the test run nobody does. */
export function useForcedRules(): void {
  useEffect(() => {
    if (import.meta.env.MODE === 'test') addons.getChannel().emit(FORCE_RE_RENDER);
  }, []);
}
