import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { mergeConfig } from 'vite';
import { folders } from './pictures/folders.ts';
import { createWorkshopPlugin } from './workshop/plugin.ts';

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
  // `screen` shows a screen at first, `state` other states, `behavior` only proves behavior and is
  // hidden until selected. An 'include' for one tag would hide all the other tags.
  tags: { guide: {}, screen: {}, state: {}, behavior: { defaultFilterSelection: 'exclude' } },
  staticDirs: [
    '../public',
    // Without accepted pictures, no page requests one.
    ...(existsSync(folders.accepted) ? [{ from: '../.pictures/accepted', to: '/pictures' }] : []),
  ],
  viteFinal: async (config, { presets }) => {
    const readIndex = async () => {
      const generator = await presets.apply<StoryIndexGenerator>('storyIndexGenerator');
      return generator.getIndex();
    };
    return mergeConfig(config, { plugins: [createWorkshopPlugin(readIndex)] });
  },
} satisfies StorybookConfig;
