import { createPause } from '#mocks/page/pause.ts';
import { seedCheckUps } from '#mocks/seed/check-ups.ts';
import { seedDocuments } from '#mocks/seed/documents.ts';
import { seedLists } from '#mocks/seed/lists.ts';
import { seedNotes } from '#mocks/seed/notes.ts';
import { seedPhysicians } from '#mocks/seed/physicians.ts';
import type { Store } from '#mocks/store/store.ts';
import { accountScenarios } from './accounts.ts';
import { faultScenarios } from './faults.ts';
import { notificationScenarios } from './notifications.ts';
import { patientScenarios } from './patients.ts';
import { physicianScenarios } from './physicians.ts';
import type { Scenario, ScenarioInfo } from './scenario.ts';
import { sessionScenarios } from './sessions.ts';

/** Scenarios by the name that `?scenario=name` and the panel use, in the order of display. */
export const scenarios = {
  ...patientScenarios,
  ...accountScenarios,
  ...physicianScenarios,
  ...notificationScenarios,
  ...faultScenarios,
  ...sessionScenarios,
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
export const defaultScenario: ScenarioName = 'clinic';

/** Returns names, titles and descriptions of the scenarios, for a list of choices. */
export const listScenarios = (): ScenarioInfo[] =>
  scenarioNames.map((name) => {
    const { title, description } = scenarios[name];
    return { name, title, description };
  });

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

/** Returns the scenario of a name. @throws Error that lists the known names */
export function getScenario(name: string): Scenario {
  if (isScenarioName(name)) return scenarios[name];
  throw new Error(`There is no scenario “${name}”. Known are: ${scenarioNames.join(', ')}`);
}

/** Fills the store with the shared data, then applies the scenario, in slices (`Pause`). */
export async function seed(store: Store, name: string): Promise<void> {
  const scenario = getScenario(name);
  seedLists(store.tables);
  // Imports the large parts only here: a visit that restores a stored state does not need them.
  const [{ seedDemoAccounts }, { seedClinic }] = await Promise.all([
    import('#mocks/seed/demo/seed-demo-accounts.ts'),
    import('#mocks/seed/clinic/clinic.ts'),
  ]);
  const pause = createPause();
  seedDemoAccounts(store);
  await seedClinic(store, pause);
  for (const seedPart of [seedPhysicians, seedDocuments, seedCheckUps, seedNotes]) {
    await pause();
    seedPart(store);
  }
  await pause();
  await scenario.apply?.(store, pause);
  for (const rule of scenario.faults ?? []) store.addFault(rule);
}
