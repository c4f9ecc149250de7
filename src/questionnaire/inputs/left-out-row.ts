import { createContext, useContext } from 'react';

const LeftOutRowContext = createContext(false);
export const LeftOutRowProvider = LeftOutRowContext.Provider;

/** Returns true in a row of a list of which nothing is sent, because nothing in it was answered. */
export const useIsRowLeftOut = () => useContext(LeftOutRowContext);
