import axe from 'axe-core';
import { contrastRules } from '../e2e/support/contrast-rules.ts';

const STILL = '*, *::before, *::after { transition: none !important; animation: none !important; }';
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Looks at what a story ended in once more in the dark scheme. Only color differs between the schemes, so only
 * contrast is measured again: the rest of axe has seen the same page in light.
 * @throws Error that names what is too weak
 */
export async function expectContrastInDark(): Promise<void> {
  const root = document.documentElement;
  const scheme = root.dataset.mantineColorScheme ?? 'light';
  const still = document.createElement('style');
  still.textContent = STILL;
  document.head.append(still);
  root.dataset.mantineColorScheme = 'dark';
  try {
    await nextFrame();
    await nextFrame();
    const { violations } = await axe.run('body', {
      runOnly: contrastRules,
      resultTypes: ['violations'],
    });
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
    if (found.length > 0) throw new Error(`Too weak in dark:\n${found.join('\n')}`);
  } finally {
    root.dataset.mantineColorScheme = scheme;
    still.remove();
  }
}
