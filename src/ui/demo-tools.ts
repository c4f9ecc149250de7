import { type ComponentType, createContext } from 'react';

/** Slots that a demonstration build may fill; the app does not know whether it is one. */
export interface DemoTools {
  /** Shown next to the sign-in form, and fills it in. */
  LoginHint?: ComponentType<{ onPick: (email: string, password: string) => void }>;
  /** Words in the footer that say of what kind the data are. */
  dataNotice?: string;
}

/** Provides the tools of a demonstration build; none in any other build. */
export const DemoContext = createContext<DemoTools>({});
