import { createContext, use } from 'react';
import type { MockControls } from '#mocks/controls/controls.ts';
import { useMockChanges } from './use-mock.ts';

export interface ConsoleContextValue {
  controls: MockControls;
  /** Loads a page of the app anew. */
  go: (path: string) => void;
}

export const ConsoleContext = createContext<ConsoleContextValue | null>(null);

/** What a tab of the console works with. Draws anew whenever the mock changes. */
export function useConsole() {
  const value = use(ConsoleContext);
  if (!value) throw new Error('The console’s tabs are drawn inside its panel');
  const { server } = value.controls;
  useMockChanges(server);
  return { ...value, server, tables: server.store.tables };
}
