import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const renderer = fileURLToPath(new URL('render-variables.ts', import.meta.url));

const sheet = 'virtual:theme-variables.css';
const emptyComponent = '\0no-css-variables.js';

/**
 * Plugin with the theme's CSS variables as a style sheet, `virtual:theme-variables.css`. Mantine
 * would compute them in the browser at each start; a build does without the component that does.
 */
export function themeVariables({ isBuild }: { isBuild: boolean }): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    resolveId: (source) => {
      if (source === sheet) return `\0${sheet}`;
      return isBuild && source.endsWith('/MantineCssVariables.mjs') ? emptyComponent : undefined;
    },
    async load(id) {
      if (id === emptyComponent) return 'export const MantineCssVariables = () => null;';
      if (id !== `\0${sheet}`) return;
      // Imported again at each load, so that Storybook shows an edit of a color at once.
      const { module, dependencies } = await runnerImport<typeof import('./render-variables.ts')>(renderer);
      for (const file of dependencies) this.addWatchFile(file);
      return module.renderVariables();
    },
  };
}
