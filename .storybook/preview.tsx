import './clock.ts';
import './own-storage.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import type { RunOptions } from 'axe-core';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { axeConfig, contrastRules } from '../e2e/support/axe-rules.ts';
import { expectContrast } from './contrast.ts';
import { Lengthened } from './lengthened.tsx';
import { SideBySide } from './side-by-side.tsx';
import { Themed } from './themed.tsx';
import { globalTypes, screenControls, withChosen } from './toolbar.ts';
import { viewports } from './viewports.ts';

/** A reader of Storybook sees all that axe says, and chooses the scheme in the toolbar. */
const inTests = import.meta.env.MODE === 'test';

/** In tests contrast is measured by itself, in both schemes. What is in order is not told: telling costs a tenth of a story. */
const options: RunOptions = inTests
  ? {
      reporter: 'no-passes',
      rules: Object.fromEntries(contrastRules.values.map((rule) => [rule, { enabled: false }])),
    }
  : {};

/** Whether contrast is measured: of screens and of the guides, which show each part in each state; of all where all is tried. */
const isMeasured = (tags: readonly string[]) =>
  import.meta.env.EVERY || tags.includes('screen') || tags.includes('guide');

configure({
  // The whole app starts in many stories: two slow cores need more than the usual second for that.
  asyncUtilTimeout: 20_000,
  // The usual error prints the whole page at every look for what is not there yet: a sixth of a story's time.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

/** What every story is shown in: the theme, in the scheme that the toolbar says. */
export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates()],
  // Worth a look, unless a story says that it is there to prove something (`behavior`, see main.ts).
  tags: ['state'],
  parameters: {
    a11y: { test: 'error', options, config: axeConfig },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    // Storybook reads this without running it, so names stand here letter for letter; `workshop.test.ts` holds them.
    options: {
      storySort: {
        order: [
          'Introduction',
          'Map of the product',
          'Foundations',
          [
            'Tokens',
            'Color',
            'Type',
            'Space, radius, shadow',
            'Breakpoints and widths',
            'Targets and icons',
            'Motion',
            'Icons and illustrations',
            'Words we use',
            'Atlas of words',
          ],
          'Components',
          ['Brand and frame', 'Buttons and links', 'Page and card', '*', 'Questions', 'Shoop'],
          'Screens',
          [
            'Accounts',
            [
              'Log in',
              'Sign up',
              ['Personal Information'],
              'Physician registration',
              'Forgot password',
              'Set password',
            ],
            'Patient',
            [
              'Dashboard',
              'Health Intake',
              [
                'Wizard',
                'Patient Information',
                'Contacts',
                'Diagnosis',
                'Treatment History',
                'Medications & Supplements',
                'Family History',
                'Patient History',
                'Cannabis Use',
                'Military Service',
                'Nutrition',
                'Exercise',
                'My Documents',
                'Summary',
                'Check your answers',
              ],
              'Daily check-up',
              'Health Journey',
              'Dosing History',
              'My profile',
              ['Personal information', 'Profile image', 'Physician', 'Settings', 'Update password'],
            ],
            'Physician',
            [
              'Dashboard',
              'Patients',
              'Add New Patient',
              'A patient',
              ['Profile', 'Interactions'],
              'My profile',
            ],
            'Shell',
          ],
          'Flows',
          [
            'At a glance',
            'Accounts',
            'Session',
            'Health Intake',
            ['Moving through it', 'Parts on a phone', 'Saving'],
            'Physician',
          ],
          'Mock console',
        ],
      },
    },
  },
  globalTypes,
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) => ('path' in initialArgs ? { ...argTypes, ...screenControls } : argTypes),
  ],
  afterEach: ({ parameters, tags }) => {
    if (inTests && isMeasured(tags) && parameters.a11y?.test === 'error') return expectContrast();
  },
  decorators: [
    (Story, { globals, args }) => (
      <Themed scheme={globals.theme === 'dark' ? 'dark' : 'light'}>
        {globals.text === 'all' && <Lengthened />}
        {globals.theme === 'both' ? <SideBySide /> : <Story args={withChosen(args, globals)} />}
      </Themed>
    ),
  ],
});
