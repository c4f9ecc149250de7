import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { countFields, type FieldCounts, total } from './fields.ts';
import { CPU } from './load.ts';
import { type Finding, figure } from './report.ts';
import { slowDown, visit } from './visit.ts';
import { openedForm, rest, sectionLinks, visitWizard, type WizardSetting } from './wizard.ts';

const LIMIT = 2;

/** CPU time of opening a section and of its Mantine baseline, in ms. */
interface Opening {
  title: string;
  fields: FieldCounts;
  section: number;
  mantine: number;
}

/** Time after which all work of an opened section is done, in ms. */
const REST_MS = 1000;

/** Returns the page process's CPU time until idle, in ms: scripts, layout, paint, threads. */
async function cpuTimeOf(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN;
  };
  const before = await read();
  await act();
  await sleep(REST_MS);
  return ((await read()) - before) * 1000;
}

/** Clicks with the raw mouse, so that finding the link and waiting for the form cost nothing. */
async function press(page: Page, session: CDPSession, link: Locator): Promise<number> {
  await link.hover();
  await rest();
  return cpuTimeOf(session, async () => {
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

/** Loads a page with as many Mantine fields. @returns its CPU time in ms */
function showFields(page: Page, session: CDPSession, url: string, fields: FieldCounts): Promise<number> {
  const address = new URL(url);
  address.searchParams.set('fields', JSON.stringify(fields));
  return cpuTimeOf(session, () => page.goto(address.href, { waitUntil: 'commit' }));
}

/** Opens all sections except the one at `path`, each followed by its Mantine page. */
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
 * Measures the cost of opening a section, from the click on its link until idle, and right after it
 * the cost of loading a page with as many empty Mantine fields. The first section of a visit is not
 * opened by a link, so the two rounds begin with different sections. The faster round counts.
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
