import axe from 'axe-core';
import { contrastRules } from '../e2e/support/axe-rules.ts';
import { createLookNumbering, listReadableElements } from './color-looks.ts';

const noMotionCss = '*, *::before, *::after { transition: none !important; animation: none !important; }';
const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

type Scheme = 'light' | 'dark';
/** Number of measurements of each look. A thousand stories share the same few hundred looks. */
const measurementCounts: Record<Scheme, Map<number, number>> = { light: new Map(), dark: new Map() };
/** Limit of measurements of a look that axe cannot decide, e.g. because something covers it. */
const maxMeasurements = 4;

/** Measures the contrast of elements in the page's current scheme. */
async function measure(scheme: Scheme, looks: Map<number, Element[]>): Promise<void> {
  // The change of the scheme may have replaced some elements.
  const include = [...looks.values()].flat().filter(({ isConnected }) => isConnected);
  if (include.length === 0) return;
  const { violations, incomplete } = await axe.run(
    { include },
    { runOnly: contrastRules, resultTypes: ['violations', 'incomplete'], elementRef: true, selectors: false },
  );
  const problems = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  if (problems.length > 0) throw new Error(`Too weak in ${scheme}:\n${problems.join('\n')}`);
  const undecidedElements = new Set<unknown>(
    incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  );
  const counts = measurementCounts[scheme];
  for (const [look, elements] of looks) {
    const isDecided = elements.some((element) => !undecidedElements.has(element));
    // A look that axe could decide counts as fully measured, so that no later story measures it.
    counts.set(look, isDecided ? maxMeasurements : (counts.get(look) ?? 0) + 1);
  }
}

/**
 * Measures the contrast of a story's final state, in its own scheme and in dark. No other axe rule
 * depends on colors. Each look is measured once a page (see `color-looks.ts`).
 * @throws Error that lists the elements with too little contrast
 */
export async function expectContrast(): Promise<void> {
  const root = document.documentElement;
  const storyScheme: Scheme = root.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';
  const looks = [...Map.groupBy(listReadableElements(), createLookNumbering())];
  const noMotionStyle = document.createElement('style');
  noMotionStyle.textContent = noMotionCss;
  try {
    for (const scheme of new Set<Scheme>([storyScheme, 'dark'])) {
      const looksToMeasure = new Map(
        looks.filter(([look]) => (measurementCounts[scheme].get(look) ?? 0) < maxMeasurements),
      );
      if (looksToMeasure.size === 0) continue;
      document.head.append(noMotionStyle);
      root.dataset.mantineColorScheme = scheme;
      // The first frame applies the scheme. In the second, it is painted.
      await waitForFrame();
      await waitForFrame();
      await measure(scheme, looksToMeasure);
    }
  } finally {
    root.dataset.mantineColorScheme = storyScheme;
    noMotionStyle.remove();
  }
}
