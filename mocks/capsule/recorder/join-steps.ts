import type { Act, ElementReference, Step } from '../step.ts';

const isSameElement = (one: ElementReference, other: ElementReference) =>
  one.role === other.role &&
  one.name === other.name &&
  one.index === other.index &&
  one.selector === other.selector;

/**
 * Returns the last step with a further act in it: another letter in the same field, a click that
 * only put the focus there, the same address again. Returns undefined for a step of its own.
 */
export function joinWithLast(last: Step, act: Act): Step | undefined {
  const { order, at } = last;
  if (act.kind === 'address' && last.kind === 'address') return { ...act, order, at };
  if (act.kind === 'history' && last.kind === 'address' && act.address === last.address)
    return { ...act, order, at };
  if (act.kind === 'address' && last.kind === 'history' && act.address === last.address) return last;
  if (act.kind === 'seen' && last.kind === 'seen' && act.text === last.text) return last;
  if (act.kind === 'error' && last.kind === 'error' && act.message === last.message) return last;
  if (act.kind !== 'type') return undefined;
  const isInSameField = (last.kind === 'type' || last.kind === 'click') && isSameElement(last.on, act.on);
  return isInSameField ? { ...act, order, at } : undefined;
}
