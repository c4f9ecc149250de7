import axe from 'axe-core';
import { contrastRules } from '../e2e/support/axe-rules.ts';
import { readableElements, readLooks } from './look-of.ts';

const STILL = '*, *::before, *::after { transition: none !important; animation: none !important; }';
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

type Scheme = 'light' | 'dark';
/** How often each look was measured in this page: a thousand stories show the same few hundred. */
const measured: Record<Scheme, Map<number, number>> = { light: new Map(), dark: new Map() };
/** What axe cannot tell, for something lies over it, is tried in some other stories. */
const TRIES = 4;

/** Measures some elements in the scheme that the page is in. */
async function measure(scheme: Scheme, looks: Map<number, Element[]>): Promise<void> {
  const include = [...looks.values()].flat().filter(({ isConnected }) => isConnected);
  if (include.length === 0) return;
  const { violations, incomplete } = await axe.run(
    { include },
    { runOnly: contrastRules, resultTypes: ['violations', 'incomplete'], elementRef: true, selectors: false },
  );
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  if (found.length > 0) throw new Error(`Too weak in ${scheme}:\n${found.join('\n')}`);
  const untold = new Set<unknown>(incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  const times = measured[scheme];
  for (const [look, alike] of looks) {
    const isTold = alike.some((element) => !untold.has(element));
    times.set(look, isTold ? TRIES : (times.get(look) ?? 0) + 1);
  }
}

/**
 * Measures the contrast of what a story ended in, in its own scheme and in dark; axe's other rules see no colors. Each
 * look is measured once a page (see `look-of.ts`).
 * @throws Error that names what is too weak
 */
export async function expectContrast(): Promise<void> {
  const root = document.documentElement;
  const own: Scheme = root.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';
  const looks = [...Map.groupBy(readableElements(), readLooks())];
  const still = document.createElement('style');
  still.textContent = STILL;
  try {
    for (const scheme of new Set<Scheme>([own, 'dark'])) {
      const unseen = new Map(looks.filter(([look]) => (measured[scheme].get(look) ?? 0) < TRIES));
      if (unseen.size === 0) continue;
      document.head.append(still);
      root.dataset.mantineColorScheme = scheme;
      await nextFrame();
      await nextFrame();
      await measure(scheme, unseen);
    }
  } finally {
    root.dataset.mantineColorScheme = own;
    still.remove();
  }
}
