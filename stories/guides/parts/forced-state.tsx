import { type ReactNode, useEffect, useRef } from 'react';
import { FORCE_RE_RENDER } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const controlSelector = 'button, a, input:not([type=hidden]), textarea, select';

/** Classes with which storybook-addon-pseudo-states simulates states: [control, ancestors]. */
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
    const control = root.current?.querySelector(controlSelector);
    const [ownClasses, ancestorClasses] = pseudoClasses[state];
    control?.classList.add(...ownClasses);
    for (
      let ancestor = control?.parentElement;
      ancestor && ancestor !== root.current;
      ancestor = ancestor.parentElement
    )
      ancestor.classList.add(...ancestorClasses);
  }, [state]);
  return <div ref={root}>{children}</div>;
}

/** Makes the add-on rewrite the style sheets in tests, where Storybook sends it no event. */
export function useForcedStateStyles(): void {
  useEffect(() => {
    if (import.meta.env.MODE === 'test') addons.getChannel().emit(FORCE_RE_RENDER);
  }, []);
}
