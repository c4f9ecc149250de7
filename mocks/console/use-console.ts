import { createContext, use } from 'react';
import type { SavedCapsule } from '#mocks/capsule/save/save-capsule.ts';
import type { MockControls } from '#mocks/controls/controls.ts';
import { useMockChanges } from './use-mock.ts';

export interface ConsoleContextValue {
  controls: MockControls;
  /** Loads a page of the app by its path without the base; '' is the start page. */
  openPage: (path: string) => void;
  /** Returns the path of the open page, without the base. */
  readPath: () => string;
  /** Saves the bug capsule of a failed charter as a file, and describes it. */
  saveCapsule?: (() => Promise<SavedCapsule>) | undefined;
}

export const ConsoleContext = createContext<ConsoleContextValue | null>(null);

/** Returns the mock for the panel's tabs; renders again whenever the mock changes. */
export function useConsole() {
  const value = use(ConsoleContext);
  if (!value) throw new Error('useConsole must be used within ConsoleContext');
  const { server } = value.controls;
  useMockChanges(server);
  return { ...value, server, tables: server.store.tables };
}
