import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAlertView } from './use-alert-view.ts';

type AlertOnPage = Parameters<typeof useAlertView>[0];

/** Renders the alert of a visit. @returns whether it is folded after each change */
function visit(start: AlertOnPage) {
  let now = start;
  const { result, rerender } = renderHook((page: AlertOnPage) => useAlertView(page), { initialProps: now });
  return (change: Partial<AlertOnPage> = {}) => {
    now = { ...now, ...change };
    rerender(now);
    return result.current.isFolded;
  };
}

const warfarin = 'Substrates: Warfarin';

it('is whole on the profile, and folded on other tabs once it was in view', () => {
  const isFolded = visit({ tab: 'profile', words: warfarin, isInView: true });
  expect(isFolded()).toBe(false);
  expect(isFolded({ tab: 'shoop', isInView: false })).toBe(true);
  expect(isFolded({ tab: 'notes' })).toBe(true);
  expect(isFolded({ tab: 'profile' })).toBe(false);
});

it('stays whole on the tab where it is seen first, and on later tabs until it was seen', () => {
  const isFolded = visit({ tab: 'shoop', words: warfarin, isInView: false });
  expect(isFolded({ tab: 'notes' })).toBe(false);
  expect(isFolded({ isInView: true })).toBe(false);
  expect(isFolded({ isInView: false })).toBe(false);
  expect(isFolded({ tab: 'journey' })).toBe(true);
});

it('is whole again after a change, until the next tab', () => {
  const isFolded = visit({ tab: 'profile', words: warfarin, isInView: true });
  expect(isFolded({ tab: 'intake', isInView: false })).toBe(true);
  expect(isFolded({ words: 'Inducers: Rifampin' })).toBe(false);
  expect(isFolded({ isInView: true })).toBe(false);
  expect(isFolded({ tab: 'shoop', isInView: false })).toBe(true);
});

it('waits for the patient: nothing loaded is nothing seen', () => {
  const isFolded = visit({ tab: 'shoop', words: '', isInView: false });
  expect(isFolded({ words: warfarin })).toBe(false);
});
