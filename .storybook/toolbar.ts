import type { Preview } from '@storybook/react-vite';
import type { Scenario } from '#mocks/controls/scenarios/scenario.ts';
import { scenarioNames, scenarios } from '#mocks/controls/scenarios/scenarios.ts';
import { demoAccounts } from '#mocks/seed/demo/demo-accounts.ts';
import type { FaultEffect, FaultRule } from '#mocks/store/faults.ts';

const faultChoices: Readonly<Record<string, { title: string; effect: FaultEffect }>> = {
  offline: { title: 'No connection', effect: { kind: 'offline' } },
  timeout: { title: 'No answer', effect: { kind: 'timeout' } },
  ended: { title: 'Session over (401)', effect: { kind: 'status', status: 401 } },
  failing: { title: 'Server error (500)', effect: { kind: 'status', status: 500 } },
  malformed: { title: 'Answers that are no JSON', effect: { kind: 'malformed' } },
};
const delayChoices: Readonly<Record<string, { title: string; effect: FaultEffect }>> = {
  short: { title: 'One second', effect: { kind: 'delay', ms: 1000 } },
  long: { title: 'Five seconds', effect: { kind: 'delay', ms: 5000 } },
};

/** Returns a persona's name for the URL: Storybook allows letters, digits, blanks, “-” and “_”. */
const toUrlName = (email: string) => email.replace('@clinic.test', '').replace(/\W/g, '-');
const findEmail = (name: unknown) => demoAccounts.find(({ email }) => toUrlName(email) === name)?.email;

type Globals = NonNullable<Preview['globalTypes']>;
type Toolbar = NonNullable<Globals[string]['toolbar']>;
type Item = { value: string; title: string; right?: string };

interface Menu {
  /** Accessible name and tooltip. */
  description: string;
  /** Label while nothing is chosen. */
  title: string;
  icon: Toolbar['icon'];
  /** Label of the item that resets the menu. */
  resetLabel: string;
  items: readonly Item[];
}

/** Returns a menu without an initial value: Storybook marks every other value as active. */
const createMenu = ({ description, title, icon, resetLabel, items }: Menu): Globals[string] => ({
  description,
  toolbar: { title, icon, dynamicTitle: true, items: [{ type: 'reset', title: resetLabel }, ...items] },
});
const createItems = (choices: Readonly<Record<string, { title: string }>>): Item[] =>
  Object.entries(choices).map(([value, { title }]) => ({ value, title }));

/** Toolbar menus above a story. Every choice is part of the story's URL. */
export const globalTypes: Globals = {
  theme: createMenu({
    description: 'Color scheme',
    title: 'Scheme',
    icon: 'contrast',
    resetLabel: 'Light',
    items: [
      { value: 'dark', title: 'Dark' },
      { value: 'both', title: 'Side by side' },
    ],
  }),
  person: createMenu({
    description: 'Who is signed in',
    title: 'Person',
    icon: 'user',
    resetLabel: 'Story’s person',
    items: demoAccounts.map(({ email, firstName, lastName, note }) => ({
      value: toUrlName(email),
      title: `${firstName} ${lastName}`,
      right: note,
    })),
  }),
  scenario: createMenu({
    description: 'What the server holds',
    title: 'Data',
    icon: 'database',
    resetLabel: 'Story’s data',
    items: scenarioNames.map((name) => ({ value: name, title: scenarios[name].title })),
  }),
  fault: createMenu({
    description: 'What goes wrong',
    title: 'Faults',
    icon: 'alert',
    resetLabel: 'Story’s faults',
    items: createItems(faultChoices),
  }),
  text: createMenu({
    description: 'How long the texts are',
    title: 'Texts',
    icon: 'paragraph',
    resetLabel: 'Story’s texts',
    items: [
      { value: 'people', title: 'Longest data', right: 'names, notes, medicines' },
      { value: 'all', title: 'Longer words', right: 'every text by two fifths' },
    ],
  }),
  delay: createMenu({
    description: 'How long answers take',
    title: 'Delay',
    icon: 'time',
    resetLabel: 'No delay',
    items: createItems(delayChoices),
  }),
};

type Values = Readonly<Record<string, unknown>>;

/** Returns the rules that apply a fault to every call. */
const createRules = (effect: FaultEffect): FaultRule[] => [{ endpoint: '*', effect }];

/** Returns a screen story's arguments, overridden by the choices in the toolbar. */
export function withToolbarChoices<Args extends Values>(args: Args, globals: Values): Args {
  // Only the story of a screen has a `path`; other stories take no choice.
  if (!('path' in args)) return args;
  const scenario = scenarioNames.find((name) => name === globals.scenario);
  const { signedIn }: Partial<Scenario> = scenario ? scenarios[scenario] : {};
  // A chosen person comes before the user of a chosen scenario.
  const signedInAs = findEmail(globals.person) ?? signedIn;
  const faults = [faultChoices[`${globals.fault}`], delayChoices[`${globals.delay}`]].flatMap((choice) =>
    choice ? createRules(choice.effect) : [],
  );
  return {
    ...args,
    ...(scenario && { scenario }),
    ...(globals.text === 'people' && { longest: true }),
    ...(signedInAs !== undefined && { signedInAs }),
    ...(faults.length > 0 && { faults: [...((args.faults as FaultRule[] | undefined) ?? []), ...faults] }),
  };
}

const faultEntries = Object.entries({ ...faultChoices, ...delayChoices });

/** Controls of a screen story: menus, and none for code. A story's own faults match no option. */
export const screenControls = {
  scenario: { name: 'scenario', control: { type: 'select' }, options: scenarioNames },
  signedInAs: {
    name: 'signedInAs',
    control: { type: 'select' },
    options: demoAccounts.map(({ email }) => email),
  },
  faults: {
    name: 'faults',
    control: {
      type: 'select',
      labels: {
        none: 'No fault',
        ...Object.fromEntries(faultEntries.map(([name, { title }]) => [name, title])),
      },
    },
    options: ['none', ...faultEntries.map(([name]) => name)],
    mapping: {
      none: [],
      ...Object.fromEntries(faultEntries.map(([name, { effect }]) => [name, createRules(effect)])),
    },
  },
  prepare: { name: 'prepare', control: { disable: true } },
} as const;
