import axe from 'axe-core';
import { contrastRules } from '../e2e/support/axe-rules.ts';
import { createLookNumbering, readableElements } from './color-looks.ts';

const NO_MOTION_CSS = '*, *::before, *::after { transition: none !important; animation: none !important; }';
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

type Scheme = 'light' | 'dark';
/** Number of measurements of each look. A thousand stories share the same few hundred looks. */
const measurementCounts: Record<Scheme, Map<number, number>> = { light: new Map(), dark: new Map() };
/** Limit of measurements of a look that axe cannot decide, e.g. because something covers it. */
const MAX_MEASUREMENTS = 4;

/** Measures the contrast of elements in the page's current scheme. */
async function measure(scheme: Scheme, looks: Map<number, Element[]>): Promise<void> {
  const include = [...looks.values()].flat().filter(({ isConnected }) => isConnected);
  if (include.length === 0) return;
  const { violations, incomplete } = await axe.run(
    { include },
    { runOnly: contrastRules, resultTypes: ['violations', 'incomplete'], elementRef: true, selectors: false },
  );
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  if (found.length > 0) throw new Error(`Too weak in ${scheme}:\n${found.join('\n')}`);
  const undecidedElements = new Set<unknown>(
    incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  );
  const times = measurementCounts[scheme];
  for (const [look, alike] of looks) {
    const isDecided = alike.some((element) => !undecidedElements.has(element));
    times.set(look, isDecided ? MAX_MEASUREMENTS : (times.get(look) ?? 0) + 1);
  }
}

/**
 * Measures the contrast of a story's final state, in its own scheme and in dark. No other axe rule
 * depends on colors. Each look is measured once a page (see `color-looks.ts`).
 * @throws Error that lists the elements with too little contrast
 */
export async function expectContrast(): Promise<void> {
  const root = document.documentElement;
  const own: Scheme = root.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';
  const looks = [...Map.groupBy(readableElements(), createLookNumbering())];
  const still = document.createElement('style');
  still.textContent = NO_MOTION_CSS;
  try {
    for (const scheme of new Set<Scheme>([own, 'dark'])) {
      const unseen = new Map(
        looks.filter(([look]) => (measurementCounts[scheme].get(look) ?? 0) < MAX_MEASUREMENTS),
      );
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
