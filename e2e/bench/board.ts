import type { Browser, Page } from 'playwright';
import { MOST_LAYOUT_SHIFT, totalShift } from '../support/layout-shift.ts';
import type { BenchServer } from './bench-server.ts';
import { CPU } from './load.ts';
import type { Finding } from './report.ts';
import { type BenchScreen, loginScreen, screens } from './screens.ts';
import { slow4g } from './slow-link.ts';
import { kilobytes, median, withRange } from './statistics.ts';
import { visit } from './visit.ts';
import type { SignIn } from './wizard.ts';

const LIMITS = { scriptsKb: 150, later: 1.3 };
/** Scripts loaded after the numbers: the charts library and its users (`tools/ci/chunks.ts`). */
const CHARTS = /(^|\/)(lines|figures)-/;

/** Result of one round: times in ms, scripts in bytes, layout shift as a score. */
interface BoardRound {
  login: number;
  board: number;
  scripts: number;
  shift: number;
}

interface BoardSetting {
  server: BenchServer;
  signIn: SignIn;
}

/** Visits a screen uncached, on a slow line and a slow processor. */
function visitOnce(browser: Browser, { server, signIn }: BoardSetting, screen: BenchScreen) {
  const { path, selector, signedInAs } = screen;
  const before = signedInAs && ((page: Page) => signIn(page, signedInAs));
  const options = { path, selector, cpu: CPU, line: slow4g, ...(before && { before }) };
  return visit(browser, server, options, ({ notes, served, shifts }) => ({
    painted: notes.visible,
    shift: totalShift(shifts),
    scripts: served
      .filter(({ kind, path: file }) => kind === 'js' && !CHARTS.test(file))
      .reduce((total, { bytes }) => total + bytes, 0),
  }));
}

async function oneRound(browser: Browser, setting: BoardSetting, board: BenchScreen): Promise<BoardRound> {
  const login = await visitOnce(browser, setting, loginScreen);
  const { painted, scripts, shift } = await visitOnce(browser, setting, board);
  return { login: login.painted, board: painted, scripts, shift };
}

function toFindings(rounds: readonly BoardRound[]): Finding[] {
  const of = (what: keyof BoardRound) => rounds.map((round) => round[what]);
  const later = median(of('board')) / median(of('login'));
  const scripts = Math.max(...of('scripts'));
  const shift = Math.max(...of('shift'));
  return [
    {
      what: "JavaScript of the physician's dashboard before its charts",
      measured: `${kilobytes(scripts)} kB`,
      target: `≤ ${LIMITS.scriptsKb} kB`,
      met: scripts <= LIMITS.scriptsKb * 1024,
    },
    {
      what: 'Its text is there',
      measured: `${later.toFixed(2)} × /login; ${withRange(of('board'))} against ${withRange(of('login'))} ms`,
      target: `≤ ${LIMITS.later} × /login`,
      met: later <= LIMITS.later,
    },
    {
      what: 'Its layout shift, charts included',
      measured: shift.toFixed(3),
      target: `≤ ${MOST_LAYOUT_SHIFT}`,
      met: shift <= MOST_LAYOUT_SHIFT,
    },
  ];
}

/** Measures the physician's dashboard uncached: bytes before the charts, time against /login. */
export async function measureBoard(
  browser: Browser,
  setting: BoardSetting,
  count: number,
): Promise<{ findings: Finding[]; raw: BoardRound[] }> {
  const board = screens.find(({ path }) => path === 'physician/dashboard');
  if (!board) throw new Error('The dashboard is not among the screens');
  const rounds: BoardRound[] = [];
  for (let round = 0; round < count; round += 1) rounds.push(await oneRound(browser, setting, board));
  return { findings: toFindings(rounds), raw: rounds };
}
