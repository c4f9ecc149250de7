import { useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import { type CharterResults, followResults, resultsAtom } from '#mocks/charters/results.ts';

/** Returns the results of this browser, also as other tabs and seats change them. */
export function useCharterResults(): CharterResults {
  useEffect(followResults, []);
  return useSelector(resultsAtom);
}
