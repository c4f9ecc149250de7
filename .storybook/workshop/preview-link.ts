import {
  type Scenario,
  type ScenarioName,
  scenarioNames,
  scenarios,
} from '../../mocks/controls/scenarios.ts';
import type { MapScreen } from './map.ts';

/** Screens that a link in a mail leads to: the scenario in whose inbox it waits. */
const mailed: Readonly<Record<string, ScenarioName>> = {
  '/completeSignUp/$code': 'invited',
  '/setPassword/$code/forgotPassword': 'forgot-password',
  '/setPassword/$code/setPassword': 'physician-applied',
};

/** Somebody’s plain scenario: signed in, and nothing else is special. */
const scenarioOf = (email: string | undefined) =>
  scenarioNames.find((name) => {
    const { signedIn, faults, advance, apply }: Scenario = scenarios[name];
    return signedIn === email && !faults && !advance && !apply;
  });

/** Where a screen stands in the running app: its address, as whoever the story has signed in. */
export function previewOf({ address, stories }: MapScreen): string {
  const [story] = stories;
  const scenario = mailed[address] ?? story?.scenario ?? scenarioOf(story?.signedInAs);
  const [path = '', query] = (mailed[address] ? '/login' : (story?.path ?? address)).split('?');
  const search = new URLSearchParams(query);
  if (scenario) search.set('scenario', scenario);
  return `${path}?${search}`;
}
