import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import { expect } from 'playwright/test';
import type { DrivenTab } from '../engines/engine.ts';
import type { Probe } from './probe.ts';

type Name = string | RegExp;
interface RoleOptions {
  name?: Name;
  exact?: boolean;
  level?: number;
}

/** Source of the page function that calls the probe; null before the probe has loaded. */
const callProbeSource = '({ call, input }) => window.probe ? window.probe[call](...input) : null';
/** Source of the page function that returns a file input. */
const getFileInputSource = '(selector) => window.probe.fileInput(selector)';

/** Polling intervals and time limit, in ms. */
const polling = { intervals: [25, 50, 100, 200, 400], timeout: 20_000 };

/** Elements of a page by role, label or text. The methods correspond to Playwright's locators. */
export class Locator {
  private readonly tab: DrivenTab;
  private readonly selector: string | null;

  constructor(tab: DrivenTab, selector: string | null = null) {
    this.tab = tab;
    this.selector = selector;
  }

  private within(selector: string): Locator {
    return new Locator(this.tab, this.selector === null ? selector : `${this.selector} >> ${selector}`);
  }

  getByRole = (role: string, options: RoleOptions = {}) => this.within(getByRoleSelector(role, options));
  getByLabel = (label: Name, options = {}) => this.within(getByLabelSelector(label, options));
  getByText = (text: Name, options = {}) => this.within(getByTextSelector(text, options));
  locator = (css: string) => this.within(`css=${css}`);
  first = () => this.nth(0);
  nth = (index: number) => this.within(`nth=${index}`);
  or = (other: Locator) => this.within(`internal:or=${JSON.stringify(other.path)}`);
  /** Keeps the elements that contain a text. */
  filter = ({ hasText }: { hasText: string }) => this.within(`internal:has-text=${JSON.stringify(hasText)}i`);

  private get path(): string {
    return this.selector ?? 'css=html';
  }

  /** Calls the probe in the page; null while the page loads. */
  private askProbe<Call extends keyof Probe>(call: Call, ...input: Parameters<Probe[Call]>) {
    return this.tab.run(callProbeSource, { call, input }) as Promise<Awaited<ReturnType<Probe[Call]>> | null>;
  }

  private poll<T>(call: () => Promise<T>, expected: string) {
    return expect.poll(call, { ...polling, message: `${expected}: ${this.path}` });
  }

  count = () => this.askProbe('count', this.path).then((count) => count ?? 0);
  texts = () => this.askProbe('texts', this.path).then((texts) => texts ?? []);

  /** Clicks the center of a still, enabled, uncovered element; again if it has moved away. */
  async click({ times = 1 } = {}): Promise<void> {
    const click = async () => {
      const center = await this.askProbe('clickableCenter', this.path);
      if (!center) return false;
      await this.tab.click(center, times);
      // A page that has been left has received the click.
      return !(await this.askProbe('takeMissedPress').catch(() => false));
    };
    await this.poll(click, 'clicked').toBe(true);
  }

  /** Clicks a text field and replaces its text, key by key. */
  async typeInto(text: string): Promise<void> {
    await this.click();
    await this.toBeFocused();
    await this.askProbe('selectText');
    if (text === '') await this.tab.press('Backspace');
    else await this.tab.type(text);
  }

  /** Types into a field and waits for the text; not for fields that reformat their input. */
  async fill(text: string): Promise<void> {
    await this.typeInto(text);
    await this.toHaveValue(text);
  }

  /** Focuses a field by a click if necessary, then presses a key. */
  async press(key: string): Promise<void> {
    if (!(await this.askProbe('isFocused', this.path))) await this.click();
    await this.tab.press(key);
  }

  /** Checks a checkbox or radio button, by its label if the input itself is hidden. */
  async check(): Promise<void> {
    if (!(await this.askProbe('isChecked', this.path))) await this.click();
    await this.toBeChecked();
  }

  async upload(...files: string[]): Promise<void> {
    await expect.poll(() => this.askProbe('fileInput', this.path), polling).not.toBeNull();
    await this.tab.upload(getFileInputSource, this.path, files);
  }

  toBeVisible = () => this.poll(async () => (await this.count()) > 0, 'visible').toBe(true);
  toBeHidden = () => this.poll(this.count, 'hidden').toBe(0);
  toHaveCount = (count: number) => this.poll(this.count, 'count').toBe(count);
  toHaveText = (text: Name) => this.poll(async () => (await this.texts()).join('\n'), 'text').toMatch(text);
  toHaveValue = (value: Name) =>
    this.poll(() => this.askProbe('value', this.path).then((found) => found ?? ''), 'value').toMatch(
      typeof value === 'string' ? wholeText(value) : value,
    );
  toBeFocused = () => this.poll(() => this.askProbe('isFocused', this.path), 'focused').toBe(true);
  toBeChecked = (checked = true) =>
    this.poll(() => this.askProbe('isChecked', this.path), 'checked').toBe(checked);
  toBeEnabled = () => this.poll(() => this.askProbe('isDisabled', this.path), 'disabled').toBe(false);
  toBeDisabled = () => this.poll(() => this.askProbe('isDisabled', this.path), 'disabled').toBe(true);
}

/** Returns a pattern that matches this text alone. */
const wholeText = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
