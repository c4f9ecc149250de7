import { setProjectAnnotations } from '@storybook/react-vite';
import type { Renderer, StoryContext } from 'storybook/internal/types';
import { freeze } from 'timekeeper';
import { beforeAll, expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { storyStartTime } from '../clock.ts';
import { waitUntilStill } from './wait-until-still.ts';

/** Height limit of a picture, in px. The rest is not compared, to keep the files small. */
const maxHeightPx = 4000;

/** Limit of measurements: a page always taller than its window would grow forever. */
const maxRounds = 3;

const look = inject('look');

/** Renders a story without playing it, and compares the whole page with its accepted picture. */
async function comparePicture(context: StoryContext<Renderer>): Promise<void> {
  freeze(storyStartTime);
  // Overrides the scheme that a story sets for users of Storybook.
  Object.assign(context.globals, { theme: look.scheme });
  await page.viewport(look.width, look.height);
  await context.renderToCanvas();
  // Lazy content may be taller than its placeholder: measures again, up to `maxRounds` times.
  for (let round = 0; round < maxRounds; round += 1) {
    await waitUntilStill(context.canvasElement);
    const pageHeight = Math.min(document.documentElement.scrollHeight, maxHeightPx);
    if (pageHeight <= innerHeight) break;
    await page.viewport(innerWidth, pageHeight);
  }
  // An opened section scrolls to itself; the picture begins at the top of the page.
  scrollTo({ top: 0, behavior: 'instant' });
  await waitUntilStill(context.canvasElement);
  await expect(page).toMatchScreenshot(context.id);
}

// The plugin's own setup runs after this file and sets the project's annotations.
beforeAll(() =>
  setProjectAnnotations([
    globalThis.globalProjectAnnotations,
    {
      mount: (context: StoryContext<Renderer>) => async () => {
        await comparePicture(context);
        // Play functions and the measurements after them run in the tests, not here.
        context.abortSignal = AbortSignal.abort();
        return context.canvas;
      },
    },
  ]),
);
