import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { intakeSections } from '#domain/intake/sections.ts';
import type { BenchServer } from './bench-server.ts';
import { type Finding, figure } from './report.ts';
import { signIn } from './screens.ts';
import { type Stop, thumbPage } from './thumb-page.ts';

const PHONE = { width: 390, height: 844 };
/** Pixels scrolled before sections had parts on a phone, and the share that is allowed now. */
const BEFORE = 24_623;
const SHARE = 0.6;
/** Farthest that a control may move during a press and right after it, in pixels. */
const MOST_MOVED = 1;

/** Result for one section of the walk. */
interface Walked {
  title: string;
  scrolled: number;
  stops: number;
}

const fitting: Record<string, string> = {
  text: 'Rest',
  numeric: '7',
  tel: '3035550142',
  date: '09-02-2001',
  year: '2001',
};

interface Box {
  x: number;
  y: number;
  width: number;
}

/** Returns the largest change of position or width, in pixels. */
const difference = (one: Box, other: Box) =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y), Math.abs(one.width - other.width));

/** Simulated thumb: scrolls each control into view by the smallest amount and presses it. */
class Thumb {
  scrolled = 0;
  /** Labels of controls that moved during a press or right after it. */
  readonly moved: string[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async bring(selector: string): Promise<void> {
    this.scrolled += await this.page.evaluate((at) => window.thumb.bring(at), selector);
  }

  /** Presses the element at a selector and records it if it moves until shortly after. */
  async press(selector: string, { stays = true } = {}): Promise<void> {
    const target = this.page.locator(selector).first();
    const before = await target.boundingBox();
    if (!before) throw new Error(`Nothing to press at ${selector}`);
    await this.page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await this.page.mouse.down();
    await sleep(50);
    const held = await target.boundingBox();
    await this.page.mouse.up();
    if (stays) await sleep(50);
    const after = stays ? await target.boundingBox() : held;
    const moved = Math.max(...[held, after].map((now) => (now ? difference(before, now) : Infinity)));
    if (moved <= MOST_MOVED) return;
    const words = await target.evaluate((element) => element.closest('fieldset, div')?.textContent ?? '');
    this.moved.push(`${words.slice(0, 60)} by ${moved.toFixed(0)} px`);
  }

  async answer({ kind, selector }: Stop, place: number): Promise<void> {
    const control = this.page.locator(selector);
    switch (kind) {
      case 'menu':
      case 'lookup':
        if (await control.inputValue()) return;
        await control.click();
        if (kind === 'lookup')
          await control.pressSequentially(
            (await control.getAttribute('id'))?.endsWith('medication') ? 'ibu' : 'can',
          );
        await this.page.locator('[role=option]:visible').last().click();
        return;
      case 'month':
        await control.selectOption({ index: 3 });
        return;
      case 'slider':
        await control.fill('3');
        return;
      case 'box':
        return this.press(`${selector}`);
      case 'plus':
        return this.press(`${selector} button:last-of-type`);
      case 'row':
        if (place % 10 === 0) await this.press(`${selector} label:has(input)`);
        return;
      case 'choice': {
        const wanted = `${selector} :is(input[value=yes], input[value=Yes], input[value=true])`;
        const isAsked = (await this.page.locator(wanted).count()) > 0;
        return this.press(isAsked ? wanted : `${selector} input`);
      }
      default:
        await control.fill(fitting[kind] ?? '');
    }
  }
}

const formAt = (segment: string) => `section[aria-labelledby="${segment}-heading"]`;

/** Answers every question of a section, group after group, and saves it. */
async function walkSection(
  thumb: Thumb,
  { segment, title }: (typeof intakeSections)[number],
): Promise<Walked> {
  const { page } = thumb;
  const section = formAt(segment);
  const start = thumb.scrolled;
  await page.locator(`${section} form`).waitFor();
  await page.locator(`${section} [aria-busy=true]`).first().waitFor({ state: 'detached' });
  // What was said about the section before lies over this one for a moment.
  await page.locator('[data-toast], .mantine-Notification-root').first().waitFor({ state: 'detached' });
  let stops = 0;
  for (;;) {
    const stop =
      title === 'My Documents' ? null : await page.evaluate((at) => window.thumb.nextStop(at), section);
    if (stop) {
      await thumb.bring(stop.selector);
      await thumb.answer(stop, stops);
      stops += 1;
      continue;
    }
    const further = await page.evaluate((at) => window.thumb.nearest(at, '^Next: '), section);
    const mark = '^(Mark (the|all)|Answer No to)';
    const rest = await page.evaluate(([at, name]) => window.thumb.nearest(at, name), [
      section,
      mark,
    ] as const);
    if (rest && !further) {
      await thumb.bring(rest);
      await thumb.press(rest, { stays: false });
    }
    if (!further) break;
    await thumb.bring(further);
    await thumb.press(further, { stays: false });
    await sleep(400);
  }
  const end = title === 'My Documents' ? '^Next$' : `^Update( ${title})?$`;
  const last = await page.evaluate(([at, name]) => window.thumb.nearest(at, name), [section, end] as const);
  if (!last) throw new Error(`${title} has no ${end}`);
  await thumb.bring(last);
  await page.locator(last).click();
  // A finger does not hover, so the pointer must not keep a toast open.
  await page.mouse.move(1, PHONE.height - 1);
  return { title, scrolled: Math.round(thumb.scrolled - start), stops };
}

/** Walks a thumb through a whole intake on a phone, from the first section to the dashboard. */
export async function walkIntake(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(thumbPage);
    await signIn(page, url, 'new.patient@clinic.test');
    await page.goto(new URL('myHealth/info-patient', url).href);
    const thumb = new Thumb(page);
    const sections: Walked[] = [];
    for (const section of intakeSections) {
      sections.push(await walkSection(thumb, section));
      const next = intakeSections[sections.length];
      if (next) await page.waitForURL(`**/${next.segment}`);
    }
    await page.waitForURL('**/dashboard');
    return { sections, moved: thumb.moved };
  } finally {
    await context.close();
  }
}

/** Measures the pixels a thumb scrolls through a whole intake, and lists controls that move. */
export async function measureThumb(
  browser: Browser,
  server: BenchServer,
): Promise<{ findings: Finding[]; raw: unknown }> {
  const walk = await walkIntake(browser, server.url);
  const total = walk.sections.reduce((sum, { scrolled }) => sum + scrolled, 0);
  const findings: Finding[] = [
    {
      what: 'Scrolled by thumb through a whole intake, 390 px',
      measured: `${total} px, ${((100 * total) / BEFORE).toFixed(0)} % of ${BEFORE}`,
      target: `≤ ${100 * SHARE} %`,
      met: total <= SHARE * BEFORE,
    },
    {
      what: 'Controls that move while they are pressed',
      measured: walk.moved.length === 0 ? 'none' : walk.moved.join('; '),
      target: `none by more than ${MOST_MOVED} px`,
      met: walk.moved.length === 0,
    },
    ...walk.sections.map(({ title, scrolled, stops }) =>
      figure(`Scrolled by thumb through ${title}`, `${scrolled} px for ${stops} controls`),
    ),
  ];
  return { findings, raw: walk };
}
