import type { Browser, Page } from 'playwright';
import { type LayoutShift, MOST_LAYOUT_SHIFT, totalShift } from '../support/layout-shift.ts';
import type { BenchServer } from './bench-server.ts';
import { type ColdScreen, coldScreens } from './cold-screens.ts';
import { CPU } from './load.ts';
import { mailedPath, signInOver } from './mock-api.ts';
import type { Finding } from './report.ts';
import { slow4g } from './slow-link.ts';
import { kilobytes } from './statistics.ts';
import { desktop, visit } from './visit.ts';

/** Most script files that a screen may request: each is a round trip on a slow line. */
const MOST_SCRIPTS = 10;
const viewports = { phone: { width: 390, height: 844 }, desktop };

interface ColdVisit {
  shifts: LayoutShift[];
  scripts: number;
  scriptBytes: number;
  bytes: number;
  firstPaint: number;
  largestPaint: number;
}

/** Visits a screen uncached, on a slow line and CPU. @param api URL of the live build's API */
export async function visitCold(
  browser: Browser,
  server: BenchServer,
  api: string,
  { path, selector, signedInAs }: ColdScreen,
  viewport: (typeof viewports)[keyof typeof viewports],
): Promise<ColdVisit> {
  const address = typeof path === 'string' ? path : await mailedPath(api, path);
  const before = signedInAs && ((page: Page) => signInOver(api, page, server.url, signedInAs));
  const options = { path: address, selector, viewport, cpu: CPU, line: slow4g, ...(before && { before }) };
  return visit(browser, server, options, ({ served, notes: { firstPaint, largestPaint }, shifts }) => {
    const sum = (list: typeof served) => list.reduce((total, { bytes }) => total + bytes, 0);
    const scripts = served.filter(({ kind }) => kind === 'js');
    const sizes = { scripts: scripts.length, scriptBytes: sum(scripts), bytes: sum(served) };
    return { shifts, ...sizes, firstPaint, largestPaint };
  });
}

/** Describes the two largest layout shifts, the largest first, to help find their cause. */
const inWords = (shifts: readonly LayoutShift[]) =>
  shifts
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 2)
    .map(({ value, moved }) => `${value.toFixed(3)} by ${moved.slice(0, 3).join('; ')}`)
    .join(', then ');

function judge({ name, mostKb }: ColdScreen, visits: Record<keyof typeof viewports, ColdVisit>): Finding {
  const { phone } = visits;
  const both = Object.values(visits);
  const moves = both.filter(({ shifts }) => totalShift(shifts) > MOST_LAYOUT_SHIFT);
  const seconds = both.map(({ largestPaint }) => (largestPaint / 1000).toFixed(2)).join(' and ');
  const shift = both.map(({ shifts }) => totalShift(shifts).toFixed(3)).join(' and ');
  return {
    what: `Cold visit to ${name}: phone and desktop`,
    measured: [
      `shift ${shift}, ${phone.scripts} scripts of ${kilobytes(phone.scriptBytes)} kB`,
      `${kilobytes(phone.bytes)} kB in all, largest paint ${seconds} s`,
      ...moves.map(({ shifts }) => `**moved: ${inWords(shifts)}**`),
    ].join('; '),
    target: `≤ ${MOST_LAYOUT_SHIFT}, ≤ ${MOST_SCRIPTS} scripts, ≤ ${mostKb} kB`,
    met: moves.length === 0 && phone.scripts <= MOST_SCRIPTS && phone.bytes <= mostKb * 1024,
  };
}

/** Measures layout shift, requested files and paint times of every live screen, uncached. */
export async function measureColdVisits(
  browser: Browser,
  server: BenchServer,
  api: string,
): Promise<{ findings: Finding[]; raw: Record<string, Record<keyof typeof viewports, ColdVisit>> }> {
  const findings: Finding[] = [];
  const raw: Record<string, Record<keyof typeof viewports, ColdVisit>> = {};
  for (const screen of coldScreens) {
    const visits = {
      phone: await visitCold(browser, server, api, screen, viewports.phone),
      desktop: await visitCold(browser, server, api, screen, viewports.desktop),
    };
    raw[screen.name] = visits;
    findings.push(judge(screen, visits));
  }
  return { findings, raw };
}
