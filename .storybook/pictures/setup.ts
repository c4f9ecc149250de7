import { setProjectAnnotations } from '@storybook/react-vite';
import type { Renderer, StoryContext } from 'storybook/internal/types';
import { freeze } from 'timekeeper';
import { beforeAll, expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { opensAt } from '../clock.ts';
import { untilStill } from './still.ts';

/** Of a longer page the end is left out, in px: nobody compares it, and pictures shall stay few megabytes. */
const TALLEST = 4000;

/** How often a page is measured: one that is always a little taller than its window would grow for ever. */
const ROUNDS = 3;

const pictured = new Set(inject('pictured'));
const look = inject('look');

/** Shows a story without playing it, and compares the whole page with its accepted picture. */
async function picture(context: StoryContext<Renderer>): Promise<void> {
  freeze(opensAt);
  // What a story chooses for itself above it is for its readers.
  Object.assign(context.globals, { theme: look.scheme });
  await page.viewport(look.width, look.height);
  await context.renderToCanvas();
  // What comes only when it is near may be taller than its place: so it is measured again, but not for ever.
  for (let round = 0; round < ROUNDS; round += 1) {
    await untilStill(context.canvasElement);
    const whole = Math.min(document.documentElement.scrollHeight, TALLEST);
    if (whole <= innerHeight) break;
    await page.viewport(innerWidth, whole);
  }
  // A section that opens goes to its own place; the picture begins at the top.
  scrollTo({ top: 0, behavior: 'instant' });
  await untilStill(context.canvasElement);
  await expect(page).toMatchScreenshot(context.id);
}

// The plugin's own setup comes after this file and brings the project's annotations.
beforeAll(() =>
  setProjectAnnotations([
    globalThis.globalProjectAnnotations,
    {
      mount: (context: StoryContext<Renderer>) => async () => {
        if (pictured.has(context.id)) await picture(context);
        // What a story does by itself, and what is measured after it, has its place in the tests.
        context.abortSignal = AbortSignal.abort();
        return context.canvas;
      },
    },
  ]),
);
