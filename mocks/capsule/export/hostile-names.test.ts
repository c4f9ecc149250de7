import { parse } from '@puppeteer/replay';
import fc from 'fast-check';
import { parseSync } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import type { CapsuleHar } from '../capsule.ts';
import { createCapsule } from '../save/create-capsule.ts';
import type { Act, Step } from '../step.ts';
import { startTestRecording } from '../testing/record-calls.ts';
import { createPlaywrightTest } from './playwright-test.ts';
import { readRecorderFlow } from './read-recorder-flow.ts';
import { createRecorderFlow } from './recorder-flow.ts';

const baseUrl = 'http://app.test/intake/';

/** Parts of a text that would end a string, a template, a comment or a pattern, and begin code. */
const fragments = [
  ...['*/ ', '/* ', '// ', '\n', '\r', '\r\n', '\u2028', '\u2029', '\0', '\t'],
  ...["'", '"', '`', '\\', '\\\\', '\\u000a', '${', '}', '{{', '); ', '](', '"]', '[role="link"]', '/', '$'],
  ...['</script>', '<!--', '-->', '\u202e', '\ufeff', '\ud800', 'é', '#', '?', '-7'],
  ...['process.exit(1);', "'); process.exit(1); ('", '"); process.exit(1); ("'],
];
// Letters around it: a text of spaces alone is no name of an element.
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 3 })), {
    maxLength: 6,
  })
  .map((parts) => `a${parts.join('')}z`)
  // A text with a time of day is compared otherwise, and so is one that is masked.
  .filter((text) => !/\d:\d|…/.test(text));

/** Returns acts of each kind, each of their texts being the given one. */
function listActs(text: string): Act[] {
  const on = { role: 'button', name: text, index: 1, count: 2 };
  const byText = {
    role: '',
    name: '',
    index: 0,
    count: 1,
    selector: `internal:text=${JSON.stringify(text)}i`,
  };
  return [
    { kind: 'load', address: text },
    { kind: 'click', on },
    { kind: 'click', on: byText },
    { kind: 'type', on, value: text },
    { kind: 'choose', on, value: text },
    { kind: 'check', on, isChecked: true },
    { kind: 'press', on, key: 'Enter' },
    { kind: 'file', on, name: text, type: text, size: 3 },
    { kind: 'address', address: text },
    { kind: 'command', name: 'happen', args: [text, { [text]: text }] },
    { kind: 'error', message: text },
    { kind: 'seen', role: 'alert', text },
    { kind: 'seen', role: 'heading', text },
  ];
}

let har: CapsuleHar;
beforeAll(async () => {
  const { source } = await startTestRecording(await createTestServer());
  har = await createCapsule(source(), {});
});

/** Returns a capsule in which each text is the given one. */
function createHostileCapsule(text: string): CapsuleHar {
  const steps = listActs(text).map((act, index): Step => ({ ...act, order: index + 2, at: 0 }));
  const line = { depth: 0, role: 'button', name: text, value: text, states: '' };
  const views = [
    { order: 2, width: 1280, kept: null, lines: [line, { ...line, role: 'text', name: '' }] },
    { order: 3, width: 1280, kept: null, lines: [{ ...line, role: 'main', name: '', value: '' }] },
  ];
  return { log: { ...har.log, _clinic: { ...har.log._clinic, expected: text, actual: text, steps, views } } };
}

/** Returns the syntax tree without positions and without the values of literals. */
function readShape(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(readShape);
  if (typeof node !== 'object' || node === null) return node;
  const { type, start: _, end: __, ...parts } = node as Record<string, unknown>;
  if (type === 'Literal' || type === 'TemplateElement') return type;
  return { type, ...Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, readShape(part)])) };
}

/** Parses the exported test. @throws Error if it is no TypeScript */
async function parseTest(text: string) {
  const source = await createPlaywrightTest(createHostileCapsule(text));
  const { program, errors } = parseSync('exported.spec.ts', source);
  expect(errors).toEqual([]);
  return { source, shape: JSON.stringify(readShape(program)) };
}

it('writes the same statements of a Playwright test, whatever a text holds', async () => {
  const tame = await parseTest('az');
  expect(tame.source).toContain('"az"');
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const { source, shape } = await parseTest(text);
      expect(shape).toBe(tame.shape);
      expect(source).toContain(`.fill(${JSON.stringify(text)});`);
    }),
    { numRuns: 150 },
  );
});

it('writes the same steps of a Recorder flow, and reads the same names back', () => {
  const toFlow = (text: string) =>
    JSON.parse(JSON.stringify(createRecorderFlow(createHostileCapsule(text), baseUrl))) as unknown;
  const listTypes = (text: string) => parse(toFlow(text)).steps.map(({ type }) => type);
  const tame = listTypes('az');
  fc.assert(
    fc.property(hostile, (text) => {
      expect(listTypes(text)).toEqual(tame);
      const { steps } = readRecorderFlow(toFlow(text), baseUrl).log._clinic;
      const typed = steps.find(({ kind }) => kind === 'type');
      expect(typed).toMatchObject({ on: { role: 'button', name: text }, value: text });
    }),
    { numRuns: 300 },
  );
});
