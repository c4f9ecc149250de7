import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAlertView } from './use-alert-view.ts';

type AlertOnPage = Parameters<typeof useAlertView>[0];

/** Renders the alert of a visit. @returns whether it is folded after each change */
function renderVisit(start: AlertOnPage) {
  let page = start;
  const { result, rerender } = renderHook((current: AlertOnPage) => useAlertView(current), {
    initialProps: page,
  });
  return (change: Partial<AlertOnPage> = {}) => {
    page = { ...page, ...change };
    rerender(page);
    return result.current.isFolded;
  };
}

const warfarin = 'Substrates: Warfarin';

it('is whole on the profile, and folded on other tabs once it was in view', () => {
  const isFolded = renderVisit({ tab: 'profile', alertText: warfarin, isInView: true });
  expect(isFolded()).toBe(false);
  expect(isFolded({ tab: 'shoop', isInView: false })).toBe(true);
  expect(isFolded({ tab: 'notes' })).toBe(true);
  expect(isFolded({ tab: 'profile' })).toBe(false);
});

it('stays whole on the tab where it is seen first, and on later tabs until it was seen', () => {
  const isFolded = renderVisit({ tab: 'shoop', alertText: warfarin, isInView: false });
  expect(isFolded({ tab: 'notes' })).toBe(false);
  expect(isFolded({ isInView: true })).toBe(false);
  expect(isFolded({ isInView: false })).toBe(false);
  expect(isFolded({ tab: 'journey' })).toBe(true);
});

it('is whole again after a change, until the next tab', () => {
  const isFolded = renderVisit({ tab: 'profile', alertText: warfarin, isInView: true });
  expect(isFolded({ tab: 'intake', isInView: false })).toBe(true);
  expect(isFolded({ alertText: 'Inducers: Rifampin' })).toBe(false);
  expect(isFolded({ isInView: true })).toBe(false);
  expect(isFolded({ tab: 'shoop', isInView: false })).toBe(true);
});

it('is whole once it appears, although no alert was in view while the patient was loading', () => {
  const isFolded = renderVisit({ tab: 'shoop', alertText: '', isInView: false });
  expect(isFolded({ alertText: warfarin })).toBe(false);
});
