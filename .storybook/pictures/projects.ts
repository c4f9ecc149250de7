import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { launchOptions } from '../../e2e/support/chromium.ts';
import { listFilesWithoutScreen, screenTag } from '../../tools/ci/story-files.ts';
import { folders, getAcceptedFile } from './folders.ts';
import { type Look, looks } from './looks.ts';

/** Same language and time zone on every machine, and no animations. */
const contextOptions = { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' } as const;

/**
 * Limits of the comparison. Five of 255 levels count as a change of color; the default threshold
 * ignores up to 26. A machine under load renders some dozens of pixels at tile seams differently.
 */
const comparatorOptions = { threshold: 0.02, allowedMismatchedPixels: 50 };

declare module 'vitest' {
  interface ProvidedContext {
    look: Look;
  }
}

/** Creates the project that renders the `screen` stories in each look without playing them. */
async function createPictureProject(): Promise<TestProjectInlineConfiguration> {
  return {
    extends: true,
    plugins: [await storybookTest({ configDir: '.storybook', tags: { include: [screenTag] } })],
    test: {
      name: 'pictures',
      exclude: listFilesWithoutScreen(),
      setupFiles: ['.storybook/pictures/setup.ts'],
      isolate: false,
      maxWorkers: 2,
      testTimeout: 60_000,
      // Lets the tests save the pictures that they take.
      api: { allowWrite: true },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Traces would only take disk space.
        traceView: false,
        provider: playwright({ launchOptions: await launchOptions(), contextOptions }),
        instances: looks.map((look) => ({ browser: 'chromium', name: look.name, provide: { look } })),
        expect: {
          toMatchScreenshot: {
            timeout: 20_000,
            comparatorName: 'pixelmatch',
            comparatorOptions,
            resolveScreenshotPath: ({ arg, project }) => getAcceptedFile(project.name, arg),
            resolveDiffPath: ({ arg, ext, project }) =>
              resolve(folders.changed, project.name, `${arg}${ext}`),
          },
        },
      },
    },
  };
}

/** Returns Vitest's settings for pictures. Removes the changed pictures of the last run. */
export async function pictureSettings(): Promise<ViteUserConfig['test']> {
  rmSync(folders.changed, { recursive: true, force: true });
  return {
    projects: [await createPictureProject()],
    attachmentsDir: resolve(folders.changed, 'attached'),
    // A single file opens without a server.
    reporters: ['default', ['html', { outputDir: folders.report, singleFile: true }]],
  };
}
