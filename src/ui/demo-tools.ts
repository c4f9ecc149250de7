import { type ComponentType, createContext } from 'react';

/** Places that a demonstration build may fill; the app itself does not know whether it is one. */
export interface DemoTools {
  /** Shown beside the sign-in form; fills it in. */
  LoginHint?: ComponentType<{ onPick: (email: string, password: string) => void }>;
}

export const DemoContext = createContext<DemoTools>({});
