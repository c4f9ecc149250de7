import { expect, type Page } from 'playwright/test';
import type { DrivenTab } from '../engines/engine.ts';
import { Locator } from './locator.ts';

/** Tab of another engine, with the methods of Playwright's `Page` that the flows need. */
export class Tab extends Locator {
  private readonly driven: DrivenTab;
  private readonly siteUrl: string;
  private readonly open: () => Promise<DrivenTab>;

  /** @param open opens another tab of the same profile */
  constructor(driven: DrivenTab, siteUrl: string, open: () => Promise<DrivenTab>) {
    super(driven);
    this.driven = driven;
    this.siteUrl = siteUrl;
    this.open = open;
  }

  goto = async (path: string) => {
    await this.driven.open(new URL(path, this.siteUrl).href);
    return null;
  };

  /** Runs a function in the page with one JSON argument. */
  evaluate = ((pageFunction: (input: unknown) => unknown, input?: unknown) =>
    this.driven.run(String(pageFunction), input)) as Page['evaluate'];

  reload = () => this.driven.reload();
  goBack = () => this.driven.back();
  /** Presses a key in the focused element. */
  pressKey = (key: string) => this.driven.press(key);
  resize = (width: number, height: number) => this.driven.resize(width, height);
  picture = async () => {
    await this.driven.run('() => window.probe.untilPainted()', null);
    return this.driven.picture();
  };
  close = () => this.driven.close();
  newTab = async () => new Tab(await this.open(), this.siteUrl, this.open);

  /** Waits until the page has this path and query. */
  toHavePath = (path: string) =>
    expect
      .poll(async () => {
        const { pathname, search } = new URL(await this.driven.url());
        return pathname + search;
      })
      .toBe(path);
}
