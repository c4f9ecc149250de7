import type { Scenario } from '../../mocks/controls/scenarios/scenario.ts';
import { type ScenarioName, scenarioNames, scenarios } from '../../mocks/controls/scenarios/scenarios.ts';
import type { MapScreen } from './map.ts';

/** Screens that a link in an e-mail opens, with the scenario whose inbox has the e-mail. */
const scenarioByMailAddress: Readonly<Record<string, ScenarioName>> = {
  '/completeSignUp/$code': 'invited',
  '/setPassword/$code/forgotPassword': 'forgot-password',
  '/setPassword/$code/setPassword': 'physician-applied',
};

/** Returns the scenario that signs the user in and changes nothing else. */
const findScenario = (email: string | undefined) =>
  scenarioNames.find((name) => {
    const { signedIn, faults, advance, apply }: Scenario = scenarios[name];
    return signedIn === email && !faults && !advance && !apply;
  });

/** Returns the URL of a screen in the running app, with the user that the story signs in. */
export function previewUrl({ address, stories }: MapScreen): string {
  const [story] = stories;
  const scenario = scenarioByMailAddress[address] ?? story?.scenario ?? findScenario(story?.signedInAs);
  // The path of such a screen has a code: /login shows the mock’s inbox with the link.
  const [path = '', query] = (scenarioByMailAddress[address] ? '/login' : (story?.path ?? address)).split(
    '?',
  );
  const search = new URLSearchParams(query);
  if (scenario) search.set('scenario', scenario);
  return `${path}?${search}`;
}
