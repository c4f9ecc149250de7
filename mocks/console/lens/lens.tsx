import { useRef, useSyncExternalStore } from 'react';
import { onAddressChange } from '../on-address-change.ts';
import panel from '../panel.module.css';
import { readPage } from '../theatre/app-page.ts';
import { describeChain } from './element-facts.ts';
import { describeElement, findRulings } from './find-rulings.ts';
import classes from './lens.module.css';
import { LensCard } from './lens-card.tsx';
import type { Spec } from './spec/spec.ts';
import { useOutline } from './use-outline.ts';
import { useSubject } from './use-subject.ts';

const onPageChange = (listener: () => void) => onAddressChange(listener);
const readAddress = () => readPage(window) ?? '';

/** Returns true if the card fits better at the top: the element is in the lower half. */
const isInLowerHalf = (element: Element | null) => {
  const { top, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return top + Math.min(height, window.innerHeight) / 2 > window.innerHeight / 2;
};

/** Surface over the page with the outline of an element, and the card of the texts that rule it. */
export function Lens({ spec }: { spec: Spec }) {
  const surface = useRef<HTMLDivElement>(null);
  const outline = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const address = useSyncExternalStore(onPageChange, readAddress);
  const { subject, release } = useSubject({ surface, onPinnedByKey: () => card.current?.focus() });
  const { element, isPinned } = subject;
  useOutline(outline, element);
  const chain = element ? describeChain(element) : [];
  return (
    <>
      <div ref={surface} className={classes.surface} />
      <div ref={outline} className={classes.outline} data-pinned={isPinned || undefined} hidden />
      <LensCard
        ref={card}
        className={`${panel.content} ${classes.card}`}
        isAtTop={isInLowerHalf(element)}
        isPinned={isPinned}
        subject={chain[0] ? describeElement(chain[0]) : 'This screen'}
        rulings={findRulings(chain, address, spec)}
        spec={spec}
        onRelease={release}
      />
    </>
  );
}
