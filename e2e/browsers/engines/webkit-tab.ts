import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { DrivenTab } from './engine.ts';

/** Selenium's code of each key, by its name in `KeyboardEvent.key`. */
const seleniumKeys: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
};

/** Function that runs commands one after the other. */
export type Queue = <T>(command: () => Promise<T>) => Promise<T>;

/** Creates a queue of commands: a driver acts only on the window that it switched to last. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (command) => {
    const next = last.then(command, command);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Script that returns the JSON result of a function, or the error that it throws. */
const scriptOf = (source: string) => `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${source})(arguments[0])).then(
    (value) => done({ value: value === undefined ? null : value }),
    (error) => done({ error: String(error) }),
  );`;

interface ScriptResult {
  value?: unknown;
  error?: string;
}

/** Drives one window of a WebDriver session. */
export function driveWindow(driver: WebDriver, handle: string, queue: Queue): DrivenTab {
  const inWindow = <T>(command: () => Promise<T>) =>
    queue(async () => {
      await driver.switchTo().window(handle);
      return command();
    });
  const sendKeys = (keys: string) => inWindow(() => driver.actions().sendKeys(keys).perform());
  return {
    open: (url) => inWindow(() => driver.get(url)),
    reload: () => inWindow(() => driver.navigate().refresh()),
    back: () => inWindow(() => driver.navigate().back()),
    url: () => inWindow(() => driver.getCurrentUrl()),
    run: (source, input) =>
      inWindow(async () => {
        const result: ScriptResult = await driver.executeAsyncScript(scriptOf(source), input ?? null);
        if (result.error) throw new Error(result.error);
        return result.value;
      }),
    click: ({ x, y }, times) =>
      inWindow(async () => {
        const actions = driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 });
        for (let click = 0; click < times; click += 1) actions.press().release();
        await actions.perform();
      }),
    type: sendKeys,
    press: (key) => sendKeys(seleniumKeys[key] ?? key),
    upload: (source, input, files) =>
      inWindow(async () => {
        const element: WebElement = await driver.executeScript(`return (${source})(arguments[0])`, input);
        await element.sendKeys(files.join('\n'));
      }),
    resize: (width, height) =>
      inWindow(async () => {
        const frame: number = await driver.executeScript('return outerHeight - innerHeight');
        await driver
          .manage()
          .window()
          .setRect({ width, height: height + frame });
      }),
    picture: () => inWindow(async () => Buffer.from(await driver.takeScreenshot(), 'base64')),
    close: () => inWindow(() => driver.close()),
  };
}
