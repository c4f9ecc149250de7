import { createContext, useContext } from 'react';

const LeftOutRowContext = createContext(false);
export const LeftOutRowProvider = LeftOutRowContext.Provider;

/** Returns true in a row that is not sent, because nothing in it was answered. */
export const useIsRowLeftOut = () => useContext(LeftOutRowContext);
