import './clock.ts';
import './separate-storage.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import type { RunOptions } from 'axe-core';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { axeConfig, contrastRules } from '../e2e/support/axe-rules.ts';
import { expectContrast } from './contrast.ts';
import { LengthenedTexts } from './lengthened-texts.tsx';
import { SideBySide } from './side-by-side.tsx';
import { ThemeProviders } from './theme-providers.tsx';
import { globalTypes, screenControls, withToolbarChoices } from './toolbar.ts';
import { viewports } from './viewports.ts';

/** True in tests. Outside of tests, axe reports everything, and the toolbar sets the scheme. */
const inTests = import.meta.env.MODE === 'test';

/** Tests measure contrast separately, and omit passes: reporting them takes a tenth of the time. */
const options: RunOptions = inTests
  ? {
      reporter: 'no-passes',
      rules: Object.fromEntries(contrastRules.values.map((rule) => [rule, { enabled: false }])),
    }
  : {};

/**
 * Describes the page by its headings and alerts. The default prints all of it on each retry: a
 * sixth of a story's time.
 */
function describePage(): string {
  const parts = [...document.querySelectorAll('h1, h2, [role=alert], [role=dialog]')];
  return `The page has: ${parts.map(({ textContent }) => `“${textContent?.slice(0, 60)}”`).join(', ')}`;
}

configure({
  // Many stories start the whole app, which takes more than the default second on two slow cores.
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(`${message?.trim() ?? 'Not found'}\n${describePage()}`),
});

/** Preview that wraps every story in the theme, in the scheme of the toolbar. */
export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates()],
  // A story is a state to look at, unless it only proves behavior (`behavior`, see main.ts).
  tags: ['state'],
  parameters: {
    a11y: { test: 'error', options, config: axeConfig },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    // Storybook reads this statically, so titles are literals here. `workshop.test.ts` checks them.
    options: {
      storySort: {
        order: [
          'Introduction',
          'Map of the product',
          'Accessibility',
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
    // A story with a `path` shows a screen: it gets menus for the scenario, the user and faults.
    ({ argTypes, initialArgs }) => ('path' in initialArgs ? { ...argTypes, ...screenControls } : argTypes),
  ],
  afterEach: ({ parameters }) => {
    if (inTests && parameters.a11y?.test === 'error') return expectContrast();
  },
  decorators: [
    (Story, { globals, args }) => (
      <ThemeProviders scheme={globals.theme === 'dark' ? 'dark' : 'light'}>
        {globals.text === 'all' && <LengthenedTexts />}
        {globals.theme === 'both' ? <SideBySide /> : <Story args={withToolbarChoices(args, globals)} />}
      </ThemeProviders>
    ),
  ],
});
