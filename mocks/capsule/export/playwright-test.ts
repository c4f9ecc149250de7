import { asLocator } from 'ivya';
import { compress } from '#mocks/page/gzip.ts';
import type { CapsuleHar, HarEntry } from '../capsule.ts';
import { describeStep } from '../describe-step.ts';
import { getRoleSelector } from '../elements.ts';
import type { ComparedEntry } from '../replay/compare-calls.ts';
import type { ElementReference, Step } from '../step.ts';
import { maskTimes } from '../view/masks.ts';
import { completeViews } from '../view/view.ts';
import { expectView } from './view-statements.ts';

/** Returns a value as source text. */
const toSource = (value: unknown) => JSON.stringify(value);

/** Returns a call of Playwright that finds an element. */
function locate({ role, name, index, count, selector }: ElementReference): string {
  const found = asLocator('javascript', selector || getRoleSelector({ role, name }));
  return `page.${found}${count > 1 ? `.nth(${index})` : ''}`;
}

/** Characters that end a line, and with it a comment or a pattern. */
const lineEnds = /[\r\n\u2028\u2029]/g;

/** Returns a pattern of a URL's end. The counter in an id may differ from run to run. */
function toPattern(address: string): string {
  const escaped = address
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replaceAll(/-\d+(?=\\|$)/g, '-\\d+')
    .replaceAll(lineEnds, encodeURIComponent);
  return `/\\/${escaped}$/`;
}

const expectVisible = (locator: string) => `await expect(${locator}).toBeVisible();`;

/** First bytes of files by their type: the app looks at them. */
const fileHeads: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-1.4\n',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/jpeg': '\xff\xd8\xff\xe0',
};

function attachFile({ on, name, type, size }: Extract<Step, { kind: 'file' }>): string {
  const head = toSource(fileHeads[type] ?? '');
  const bytes = `Buffer.concat([Buffer.from(${head}, 'latin1'), Buffer.alloc(${size})]).subarray(0, ${size})`;
  const file = `{ name: ${toSource(name)}, mimeType: ${toSource(type)}, buffer: ${bytes} }`;
  return `await ${locate(on)}.setInputFiles(${file});`;
}

function command({ name, args }: Extract<Step, { kind: 'command' }>): string {
  return `await mock(page, ${[name, ...args].map(toSource).join(', ')});`;
}

function expectSeen({ role, text }: Extract<Step, { kind: 'seen' }>): string {
  // The time in a message is another one in each run.
  if (maskTimes(text) !== text) return toComment(`Seen: ${text}`);
  const quoted = toSource(text);
  return role === 'heading'
    ? expectVisible(`page.getByRole('heading', { name: ${quoted}, level: 1, exact: true })`)
    : `await expect(page.getByRole('${role}').filter({ hasText: ${quoted} }).first()).toBeAttached();`;
}

/** Returns the statement of a step; '' for one that Playwright need not repeat. */
function toStatement(step: Step): string {
  switch (step.kind) {
    case 'load':
      return step.source === 'link'
        ? 'await page.goto(await newest(page, "link"));'
        : `await page.goto(${toSource(step.address || './')});`;
    case 'address':
      return `await expect(page).toHaveURL(${toPattern(step.address)});`;
    case 'history':
      return step.delta < 0 ? 'await page.goBack();' : 'await page.goForward();';
    case 'click':
      return `await ${locate(step.on)}.click();`;
    case 'type': {
      const value = step.source ? `await newest(page, "${step.source}")` : toSource(step.value);
      return `await ${locate(step.on)}.fill(${value});`;
    }
    case 'choose':
      return `await ${locate(step.on)}.selectOption({ label: ${toSource(step.value)} });`;
    case 'check':
      return `await ${locate(step.on)}.setChecked(${step.isChecked});`;
    case 'press':
      return `await ${locate(step.on)}.press(${toSource(step.key)});`;
    case 'file':
      return attachFile(step);
    case 'command':
      return command(step);
    case 'seen':
      return expectSeen(step);
    case 'error':
      return toComment(describeStep(step));
  }
}

/** Returns a comment of one line: behind its end, code would begin. */
function toComment(text: string): string {
  return `// ${text.replaceAll(lineEnds, ' ')}`;
}

/** Lists the recorded writes that were answered. */
const listWrites = ({ log }: CapsuleHar) =>
  log.entries.filter(
    ({ request, _clinic }) => request.method !== 'GET' && !_clinic.isForeign && !_clinic.isPending,
  );

/** Returns what the mock needs to compare the writes of a run with the recorded ones. */
const toComparedWrites = (writes: readonly HarEntry[]) =>
  writes.map(({ request, response: { status, content }, _clinic }): ComparedEntry => {
    const { method, url, postData } = request;
    const { order, isForeign, isPending } = _clinic;
    const clinic = { order, isForeign, isPending };
    return {
      request: { method, url, ...(postData && { postData: { text: postData.text } }) },
      response: { status, content: { text: content.text } },
      _clinic: clinic,
    };
  });

/** Returns true for a heading that another one replaces before the next act of the user. */
function isHeadingLeft(step: Step, later: readonly Step[]): boolean {
  if (step.kind !== 'seen' || step.role !== 'heading') return false;
  const end = later.findIndex(({ kind }) => kind !== 'seen' && kind !== 'address' && kind !== 'error');
  const until = end < 0 ? later : later.slice(0, end);
  return until.some((other) => other.kind === 'seen' && other.role === 'heading');
}

/** Lists the statements on what the page shows; another width of the window is left out. */
function listViewStatements({ views = [] }: CapsuleHar['log']['_clinic']) {
  const sameWidth = completeViews(views).filter(({ width }) => width === views[0]?.width);
  return sameWidth.map((view, index) => ({
    order: view.order,
    lines: expectView(view, sameWidth[index - 1]),
  }));
}

const helpers = `type Commands = Record<string, (...args: unknown[]) => Promise<unknown>>;
type Message = { code?: string; link?: string };
type Call = { endpoint: string | null; method: string; status: number | null; ms: number | null };

/** Calls a command of the mock. */
const mock = (page: Page, name: string, ...args: unknown[]) =>
  page.evaluate(
    ([command, given]) => (window as unknown as { clinicMock: Commands }).clinicMock[command]!(...given),
    [name, args] as const,
  );

/** Returns the newest code or link that was sent. */
const newest = async (page: Page, kind: 'code' | 'link'): Promise<string> =>
  ((await mock(page, 'outbox')) as Message[]).find((message) => message[kind])?.[kind] ?? '';

/** Waits until the page shows lines that are not readable here, or not the same in each run. */
const expectLines = (page: Page, lines: unknown[]) =>
  expect(async () => {
    expect(await mock(page, 'missingLines', { lines, ...state.recognition })).toEqual([]);
  }).toPass({ timeout: 10_000 });

/** Lists the writes since the beginning, with their statuses. */
const listWrites = async (page: Page): Promise<string[]> =>
  ((await mock(page, 'calls')) as Call[])
    .filter(({ method, ms }) => method !== 'GET' && ms !== null)
    .map(({ endpoint, status }) => \`\${endpoint} \${status ?? 0}\`)
    .reverse();
`;

/** Creates a Playwright test, which needs a base URL and nothing else. */
export async function createPlaywrightTest(har: CapsuleHar): Promise<string> {
  const { snapshot, session, clock, address, steps, expected, actual, build } = har.log._clinic;
  const { replacements, viewSalt } = har.log._clinic;
  const recorded = listWrites(har);
  const recognition = { replacements, viewSalt };
  const statuses = recorded.map(({ response, _clinic }) => `${_clinic.endpoint} ${response.status}`);
  const writes = { entries: toComparedWrites(recorded), replacements };
  const bytes = await compress(JSON.stringify({ snapshot, session, recognition, writes }));
  const state = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
  // Without a step that loads the first page, the state begins in the middle of one.
  const opening = steps[0]?.kind === 'load' ? [] : [`await page.goto(${toSource(address || './')});`];
  const written = [
    ...steps
      .filter((step, index) => !isHeadingLeft(step, steps.slice(index + 1)))
      .map((step) => ({ order: step.order, lines: [toStatement(step)] })),
    ...listViewStatements(har.log._clinic),
  ].toSorted((one, other) => one.order - other.order);
  const statements = [...opening, ...written.flatMap(({ lines }) => lines)]
    .map((line) => `  ${line}`)
    .join('\n');
  const width = har.log._clinic.views?.[0]?.width;
  const title = toSource(expected || actual || 'the recorded steps');
  const notes = [expected && `Expected: ${expected}`, actual && `Actual: ${actual}`, `Build: ${build}`];
  return `import { gunzipSync } from 'node:zlib';
import { expect, type Page, test } from 'playwright/test';

${notes
  .filter(Boolean)
  .map((note) => toComment(String(note)))
  .join('\n')}
const state = JSON.parse(gunzipSync(Buffer.from('${state}', 'base64')).toString());

${helpers}
test.use({ timezoneId: ${toSource(clock.zone)}${width ? `, viewport: { width: ${width}, height: 900 }` : ''} });

test(${title}, async ({ page }) => {
  await page.clock.install({ time: ${clock.pageTime} });
  await page.goto('login?console=off');
  await mock(page, 'restore', state.snapshot);
  await page.evaluate(({ session }) => {
    if (!session) return;
    localStorage.setItem('token', session.tokens.accessToken);
    localStorage.setItem('refreshToken', session.tokens.refreshToken);
    localStorage.setItem('currentUser', JSON.stringify(session.user));
    localStorage.setItem('role', session.role);
    localStorage.setItem('status', session.role);
  }, state);
${statements}
  await expect.poll(() => listWrites(page)).toEqual(${toSource(statuses)});
  expect(await mock(page, 'writeDifferences', state.writes)).toEqual([]);
});
`;
}
