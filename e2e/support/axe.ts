import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { axeConfig, contrastRules } from './axe-rules.ts';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Lists the violations that axe finds on the open screen, each as 'rule: element'. */
async function listViolations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results = await page.evaluate(
    async ([runOptions, spec]) => {
      // A color in transition has a wrong contrast. Transitions of inherited colors start later.
      const runningAnimations = () =>
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      do {
        await nextFrame();
        await Promise.allSettled(runningAnimations().map((animation) => animation.finished));
        await nextFrame();
      } while (runningAnimations().length > 0);
      const { axe } = window as unknown as {
        axe: { configure(spec: Spec): void; run(options: RunOptions): Promise<AxeResults> };
      };
      axe.configure(spec);
      return axe.run({ ...runOptions, reporter: 'no-passes' });
    },
    [options, axeConfig] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => [`${id}: ${html}`, ...any.map(({ message }) => message)].join('\n')),
  );
}

/** Renders off-screen content too: the browser skips it, so that its colors and sizes are wrong. */
export const renderOffscreenContent = (page: Page) =>
  page.addStyleTag({ content: '* { content-visibility: visible !important; }' });

/** Expects no axe violations on the open screen, in the light and the dark scheme. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await renderOffscreenContent(page);
  for (const [colorScheme, options] of [
    ['light', {}],
    ['dark', { runOnly: contrastRules }],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect(await listViolations(page, options), `${screen}, ${colorScheme}`).toEqual([]);
  }
}
