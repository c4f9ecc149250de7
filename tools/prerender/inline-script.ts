import { build, type ResolvedConfig, type Rolldown } from 'vite';
import { projectFolder } from '../project-folder.ts';

/**
 * Bundles src/app/early/inline-script.ts to an inline script: it runs before the app's script is
 * there, so it cannot be one of its modules.
 */
export async function bundleInlineScript({ base, build: { target } }: ResolvedConfig): Promise<string> {
  const result = (await build({
    root: projectFolder,
    configFile: false,
    envFile: false,
    base,
    logLevel: 'error',
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: 'src/app/early/inline-script.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return `<script>${result.output[0].code.trim()}</script>`;
}
