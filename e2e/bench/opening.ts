import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { countFields, type FieldCounts, total } from './fields.ts';
import { CPU } from './load.ts';
import { type Finding, figure } from './report.ts';
import { slowDown, visit } from './visit.ts';
import { openedForm, rest, sectionLinks, visitWizard, type WizardSetting } from './wizard.ts';

const LIMIT = 2;

/** What showing something took of the processor, in milliseconds. */
interface Opening {
  title: string;
  fields: FieldCounts;
  section: number;
  mantine: number;
}

/** Everything is done by then. */
const REST_MS = 1000;

/** The processor time that the page's process takes until the page rests: scripts, layout, paint, and other threads. */
async function spent(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN;
  };
  const before = await read();
  await act();
  await sleep(REST_MS);
  return ((await read()) - before) * 1000;
}

/** A press by the mouse itself: looking for the link, and waiting for what it opens, is no part of the cost. */
async function press(page: Page, session: CDPSession, link: Locator): Promise<number> {
  await link.hover();
  await rest();
  return spent(session, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}

async function measured(page: Page): Promise<CDPSession> {
  await slowDown(page, CPU);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

/** A page with as many fields of the library, shown at its address. */
function showFields(page: Page, session: CDPSession, url: string, fields: FieldCounts): Promise<number> {
  const address = new URL(url);
  address.searchParams.set('fields', JSON.stringify(fields));
  return spent(session, () => page.goto(address.href, { waitUntil: 'commit' }));
}

/** Opens all sections but the one that the address names, each beside its page of the library. */
function openAll(browser: Browser, setting: WizardSetting, path: string): Promise<Opening[]> {
  const plain = { path: '', selector: 'h1' };
  const { url } = setting.servers.mantine;
  return visit(browser, setting.servers.mantine, plain, async ({ page: mantine }) => {
    const onMantine = await measured(mantine);
    return visitWizard(browser, setting, path, async (page) => {
      const onWizard = await measured(page);
      const openings: Opening[] = [];
      for (const link of await sectionLinks(page)) {
        if ((await link.getAttribute('href'))?.endsWith(path)) continue;
        const section = await press(page, onWizard, link);
        const form = await openedForm(page, link);
        const fields = await countFields(form);
        const title = (await form.getAttribute('aria-label')) ?? '';
        openings.push({ title, fields, section, mantine: await showFields(mantine, onMantine, url, fields) });
      }
      return openings;
    });
  });
}

function toFindings(rounds: readonly Opening[][]): Finding[] {
  const titles = new Map<string, Opening[]>();
  for (const opening of rounds.flat()) {
    titles.set(opening.title, [...(titles.get(opening.title) ?? []), opening]);
  }
  return [...titles].map(([title, openings]) => {
    const quickest = (read: (opening: Opening) => number) => Math.min(...openings.map(read));
    const [section, mantine] = [quickest((one) => one.section), quickest((one) => one.mantine)];
    const fields = total(openings[0]?.fields as FieldCounts);
    return {
      ...figure(`Opening ${title}, ${fields} fields`, ''),
      measured: `${(section / mantine).toFixed(2)} × Mantine’s; ${section.toFixed(0)} ms`,
      target: `≤ ${LIMIT} × Mantine’s`,
      met: section / mantine <= LIMIT,
    };
  });
}

/**
 * What opening a section costs, from the press of its link until the page rests, and what a page with as many empty
 * fields of the library costs, from its address until it rests, right after. The section that a visit begins with is
 * not opened by a link, so the two rounds begin with different ones. Each figure is its quicker round.
 */
export async function measureOpening(
  browser: Browser,
  setting: WizardSetting,
): Promise<{ findings: Finding[]; raw: Opening[][] }> {
  const rounds: Opening[][] = [];
  for (const start of ['myHealth/summary', 'myHealth/contact']) {
    rounds.push(await openAll(browser, setting, start));
  }
  return { findings: toFindings(rounds), raw: rounds };
}
