import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from '../../e2e/support/chromium.ts';
import { acceptedFile, folders } from './folders.ts';
import { type Look, looks, pictureName } from './looks.ts';

/** Same language and time zone on every machine, and no animations. */
const contextOptions = { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' } as const;

/**
 * Limits of the comparison. Five of 255 levels count as a change of color; the default threshold
 * ignores up to 26. A machine under load renders some dozens of pixels at tile seams differently.
 */
const comparatorOptions = { threshold: 0.02, allowedMismatchedPixels: 50 };

declare module 'vitest' {
  interface ProvidedContext {
    /** Ids of the stories to picture. */
    pictured: readonly string[];
    look: Look;
  }
  interface TaskMeta {
    /** Id of the story that a test shows, set by Storybook's plugin. */
    storyId?: string;
  }
}

/** Creates a project for each look. It renders the stories tagged `screen` without playing them. */
export async function pictureProjects(
  pictured: readonly string[],
): Promise<TestProjectInlineConfiguration[]> {
  const provider = playwright({ launchOptions: await launchOptions(), contextOptions });
  return Promise.all(
    looks.map(async (look): Promise<TestProjectInlineConfiguration> => {
      const { name, scheme, viewport } = look;
      const options = {
        configDir: '.storybook',
        tags: { include: ['screen'] },
        initialGlobals: { theme: scheme, viewport: { value: viewport } },
      };
      return {
        extends: true,
        plugins: [await storybookTest(options)],
        test: {
          name,
          provide: { pictured, look },
          setupFiles: ['.storybook/pictures/setup.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          api: { allowWrite: true },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Traces would only take disk space.
            traceView: false,
            provider,
            instances: [{ browser: 'chromium', name }],
            expect: {
              toMatchScreenshot: {
                timeout: 20_000,
                comparatorName: 'pixelmatch',
                comparatorOptions,
                resolveScreenshotPath: ({ arg }) => acceptedFile(pictureName(name, arg)),
                resolveDiffPath: ({ arg, ext }) => resolve(folders.changed, name, `${arg}${ext}`),
              },
            },
          },
        },
      };
    }),
  );
}
