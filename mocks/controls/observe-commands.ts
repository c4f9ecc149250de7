import { createAtom, type ReadonlyAtom } from '@tanstack/store';
import type { TimeMachine } from './time-machine.ts';

/** Commands that change the mock's data, its clock or the session of this browser. */
const recordedCommandNames = [
  'reset',
  'restore',
  'fault',
  'situation',
  'removeFault',
  'clearFaults',
  'advance',
  'happen',
  'signIn',
] as const;
export type RecordedCommandName = (typeof recordedCommandNames)[number] | 'goBack' | 'setClock';

/** Command that has changed the mock, for the recorder of bug capsules. */
export interface ExecutedCommand {
  readonly name: RecordedCommandName;
  readonly args: readonly unknown[];
}

type Command = (...args: never[]) => unknown;
type Commands = Record<(typeof recordedCommandNames)[number], Command> & {
  readonly timeMachine?: TimeMachine;
};

/** Adds the atom `executed`, which holds the last command that was not refused. */
export function observeCommands<Controls extends Commands>(
  controls: Controls,
): Controls & { executed: ReadonlyAtom<ExecutedCommand | null> } {
  const executed = createAtom<ExecutedCommand | null>(null);
  const observe =
    <Args extends readonly unknown[], Result>(
      name: RecordedCommandName,
      command: (...args: Args) => Result,
    ) =>
    async (...args: Args) => {
      const result = await command(...args);
      executed.set({ name, args });
      return result;
    };
  const observed = Object.fromEntries(
    recordedCommandNames.map((name) => [
      name,
      observe(name, controls[name] as (...args: unknown[]) => unknown),
    ]),
  );
  const { timeMachine } = controls;
  return {
    ...controls,
    ...observed,
    ...(timeMachine && {
      timeMachine: {
        ...timeMachine,
        goBack: observe('goBack', timeMachine.goBack),
        setClock: observe('setClock', timeMachine.setClock),
      },
    }),
    executed,
  };
}
