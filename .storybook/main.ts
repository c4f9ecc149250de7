import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { mergeConfig } from 'vite';
import { folders } from './pictures/folders.ts';
import { workshop } from './workshop/plugin.ts';

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // How a screen looks at first, how else it and its parts can look, and what only proves what happens: that is left out
  // of the tree until somebody asks for it. An 'include' would leave out all the rest.
  tags: { guide: {}, screen: {}, state: {}, behavior: { defaultFilterSelection: 'exclude' } },
  staticDirs: [
    '../public',
    // What nobody has taken yet, no page asks for.
    ...(existsSync(folders.accepted) ? [{ from: '../.pictures/accepted', to: '/pictures' }] : []),
  ],
  viteFinal: async (config, { presets }) => {
    const readIndex = async () => {
      const generator = await presets.apply<StoryIndexGenerator>('storyIndexGenerator');
      return generator.getIndex();
    };
    return mergeConfig(config, { plugins: [workshop(readIndex)] });
  },
} satisfies StorybookConfig;
