import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // How a screen looks at first, how else it and its parts can look, and what only proves what happens: that is left out
  // of the tree until somebody asks for it. An 'include' would leave out all the rest.
  tags: { screen: {}, state: {}, behavior: { defaultFilterSelection: 'exclude' } },
  staticDirs: ['../public'],
} satisfies StorybookConfig;
