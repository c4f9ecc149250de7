import { createContext, useContext } from 'react';
import type { Parts } from './use-parts.ts';

const PartsContext = createContext<Parts | null>(null);
export const PartsProvider = PartsContext.Provider;

/** Returns the parts of a form that is shown part by part; null if it is shown whole. */
export const useCurrentParts = () => useContext(PartsContext);
