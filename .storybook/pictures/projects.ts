import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from '../../e2e/support/chromium.ts';
import { acceptedFile, folders } from './folders.ts';
import { type Look, looks, pictureName } from './looks.ts';

/** One place and one language for whoever takes pictures, and nothing that moves. */
const contextOptions = { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' } as const;

/**
 * Five levels of 255 are a change of color, which the usual threshold lets pass up to 26. A machine under load draws some
 * dozens of pixels at the seams of its tiles otherwise.
 */
const comparatorOptions = { threshold: 0.02, allowedMismatchedPixels: 50 };

declare module 'vitest' {
  interface ProvidedContext {
    /** The stories to picture, by their names in Storybook's index. */
    pictured: readonly string[];
    look: Look;
  }
  interface TaskMeta {
    /** The plugin says which story a test shows. */
    storyId?: string;
  }
}

/** A project for each look: every story tagged `screen`, and no play function. */
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
            // Beside the pictures it would only take their room.
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
