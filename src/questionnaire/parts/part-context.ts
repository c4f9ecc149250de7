import { createContext, useContext } from 'react';
import type { Parts } from './use-parts.ts';

const PartsContext = createContext<Parts | null>(null);
export const PartsProvider = PartsContext.Provider;

/** Where the reader is, in a form that goes part by part; null where it stands as a whole. */
export const usePartInSight = () => useContext(PartsContext);
