import { type LayoutShift, maxLayoutShift, totalShift } from '../support/layout-shift.ts';
import { bytesOf } from './bench-server.ts';
import type { ColdScreen } from './cold-screens.ts';
import { mailedPath, signInOver } from './mock-api.ts';
import type { Finding } from './report.ts';
import type { Setting } from './setting.ts';
import { kilobytes } from './statistics.ts';
import { cpuSlowdown, desktop, slow4g, type Visit, type VisitOptions, visit } from './visit.ts';

/** Most script files that a screen may request: each is a round trip on a slow line. */
const maxScripts = 10;
const phone = { width: 390, height: 844 };

/** Visits a screen of the live build uncached, on a slow line and CPU. */
async function visitCold(
  { browser, servers, api }: Setting,
  { path, signedInAs }: ColdScreen,
  viewport: typeof phone,
): Promise<Visit> {
  const options: VisitOptions = {
    path: typeof path === 'string' ? path : await mailedPath(api, path),
    selector: 'main h1',
    viewport,
    cpuSlowdown,
    network: slow4g,
    ...(signedInAs && { prepare: signInOver(api, servers.live.url, signedInAs) }),
  };
  return visit(browser, servers.live, options, (visited) => visited);
}

/** Describes the two largest layout shifts, the largest first, to help find their cause. */
const describeLargestShifts = (shifts: readonly LayoutShift[]) =>
  shifts
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 2)
    .map(({ value, moved }) => `${value.toFixed(3)} by ${moved.slice(0, 3).join('; ')}`)
    .join(', then ');

/** Compares both visits with the limits. The phone's count of scripts and bytes decides. */
function compareWithLimits(
  { name, mostKb }: ColdScreen,
  visits: readonly [phone: Visit, desktop: Visit],
): Finding {
  const [{ sent }] = visits;
  const scripts = sent.filter(({ kind }) => kind === 'js');
  const moves = visits.filter(({ shifts }) => totalShift(shifts) > maxLayoutShift);
  const shift = visits.map(({ shifts }) => totalShift(shifts).toFixed(3)).join(' and ');
  const seconds = visits
    .map(({ measurements }) => (measurements.largestPaint / 1000).toFixed(2))
    .join(' and ');
  return {
    subject: `Cold visit to ${name}: phone and desktop`,
    measured: [
      `shift ${shift}, ${scripts.length} scripts of ${kilobytes(bytesOf(scripts))} kB`,
      `${kilobytes(bytesOf(sent))} kB in all, largest paint ${seconds} s`,
      ...moves.map(({ shifts }) => `**moved: ${describeLargestShifts(shifts)}**`),
    ].join('; '),
    target: `≤ ${maxLayoutShift}, ≤ ${maxScripts} scripts, ≤ ${mostKb} kB`,
    met: moves.length === 0 && scripts.length <= maxScripts && bytesOf(sent) <= mostKb * 1024,
  };
}

/** Measures layout shift, requested files and paint times of the live screens, uncached. */
export async function measureColdVisits(setting: Setting): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const screen of setting.screens) {
    const onPhone = await visitCold(setting, screen, phone);
    findings.push(compareWithLimits(screen, [onPhone, await visitCold(setting, screen, desktop)]));
  }
  return findings;
}
