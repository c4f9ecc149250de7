import type { Preview } from '@storybook/react-vite';
import { type Scenario, scenarioNames, scenarios } from '#mocks/controls/scenarios.ts';
import { personas } from '#mocks/seed/demo-accounts.ts';
import type { FaultEffect, FaultRule } from '#mocks/store/faults.ts';

/** Nothing chosen: as the story has it. */
const AS_TOLD = 'story';

const effects: Readonly<Record<string, { title: string; effect: FaultEffect }>> = {
  offline: { title: 'No connection', effect: { kind: 'offline' } },
  timeout: { title: 'No answer', effect: { kind: 'timeout' } },
  ended: { title: 'Session over (401)', effect: { kind: 'status', status: 401 } },
  failing: { title: 'Server error (500)', effect: { kind: 'status', status: 500 } },
  malformed: { title: 'Answers that are no JSON', effect: { kind: 'malformed' } },
};
const delays: Readonly<Record<string, { title: string; effect: FaultEffect }>> = {
  short: { title: 'One second', effect: { kind: 'delay', ms: 1000 } },
  long: { title: 'Five seconds', effect: { kind: 'delay', ms: 5000 } },
};

/** Storybook drops from an address what has more than letters, digits, blanks, “-” and “_” in it. */
const nameOf = (email: string) => email.replace('@clinic.test', '').replace(/\W/g, '-');
const emailOf = (name: unknown) => personas.find(({ email }) => nameOf(email) === name)?.email;

type Globals = NonNullable<Preview['globalTypes']>;
type Icon = NonNullable<Globals[string]['toolbar']>['icon'];
type Item = { value: string; title: string; right?: string };

const menu = (description: string, icon: Icon, asTold: string, items: readonly Item[]): Globals[string] => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: [{ value: AS_TOLD, title: asTold }, ...items] },
});
const titled = (choices: Readonly<Record<string, { title: string }>>): Item[] =>
  Object.entries(choices).map(([value, { title }]) => ({ value, title }));

/** What a reader chooses above a story; all of it stands in the address. */
export const globalTypes: Globals = {
  theme: {
    description: 'Color scheme',
    toolbar: {
      title: 'Scheme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Side by side' },
      ],
    },
  },
  person: menu(
    'Who is signed in',
    'user',
    'Story’s person',
    personas.map(({ email, firstName, lastName, special }) => ({
      value: nameOf(email),
      title: `${firstName} ${lastName}`,
      right: special,
    })),
  ),
  scenario: menu(
    'What the server holds',
    'database',
    'Story’s data',
    scenarioNames.map((name) => ({ value: name, title: scenarios[name].title })),
  ),
  fault: menu('What goes wrong', 'alert', 'No fault', titled(effects)),
  text: menu('How long the texts are', 'paragraph', 'Story’s texts', [
    { value: 'people', title: 'Longest data', right: 'names, notes, medicines' },
    { value: 'all', title: 'Longer words', right: 'every text by two fifths' },
  ]),
  delay: menu('How long answers take', 'time', 'No delay', titled(delays)),
};

/** Before anybody has chosen. */
export const initialGlobals = {
  ...{ theme: 'light', person: AS_TOLD, scenario: AS_TOLD, fault: AS_TOLD, delay: AS_TOLD, text: AS_TOLD },
};

type Chosen = Readonly<Record<string, unknown>>;

/** The arguments of a story that opens an address, with what was chosen above it in their place. */
export function withChosen<Args extends Chosen>(args: Args, globals: Chosen): Args {
  if (!('path' in args)) return args;
  const chosen = (name: string) => (globals[name] === AS_TOLD ? undefined : globals[name]);
  const scenario = scenarioNames.find((name) => name === chosen('scenario'));
  const { signedIn }: Partial<Scenario> = scenario ? scenarios[scenario] : {};
  const signedInAs = emailOf(chosen('person')) ?? signedIn;
  const faults = [effects[`${chosen('fault')}`], delays[`${chosen('delay')}`]].flatMap(
    (choice): FaultRule[] => (choice ? [{ endpoint: '*', effect: choice.effect }] : []),
  );
  return {
    ...args,
    ...(scenario && { scenario }),
    ...(chosen('text') === 'people' && { longest: true }),
    ...(signedInAs !== undefined && { signedInAs }),
    ...(faults.length > 0 && { faults: [...((args.faults as FaultRule[] | undefined) ?? []), ...faults] }),
  };
}

/** The controls of a story that opens an address: menus of what there is, and none for what is code. */
export const screenControls = {
  scenario: { name: 'scenario', control: { type: 'select' }, options: scenarioNames },
  signedInAs: {
    name: 'signedInAs',
    control: { type: 'select' },
    options: personas.map(({ email }) => email),
  },
  prepare: { name: 'prepare', control: { disable: true } },
} as const;
