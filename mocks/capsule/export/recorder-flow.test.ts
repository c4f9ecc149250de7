import { parse } from '@puppeteer/replay';
import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createCapsule } from '../save/create-capsule.ts';
import type { Act } from '../step.ts';
import { startTestRecording } from '../testing/record-calls.ts';
import { isRecorderFlow, readRecorderFlow } from './read-recorder-flow.ts';
import { createRecorderFlow } from './recorder-flow.ts';

const baseUrl = 'http://app.test/intake/';
const on = { role: 'button', name: 'Log in', index: 0, count: 1 };
const inField = { role: 'textbox', name: 'Email', index: 0, count: 1 };
const acts: Act[] = [
  { kind: 'load', address: 'login' },
  { kind: 'type', on: inField, value: 'patient@clinic.test' },
  { kind: 'click', on },
  { kind: 'address', address: 'dashboard' },
  { kind: 'seen', role: 'heading', text: 'Welcome, Grace' },
  { kind: 'command', name: 'clearFaults', args: [] },
  { kind: 'history', delta: -1, address: 'login' },
];

/** Creates a flow of each kind of act. */
async function createFlow(recorded: readonly Act[]) {
  const { source, add } = await startTestRecording(await createTestServer());
  for (const act of recorded) add(act);
  const har = await createCapsule(source(), { expected: 'Grace is welcomed' });
  return { har, flow: createRecorderFlow(har, baseUrl) };
}

it('writes a flow that the parser of the DevTools Recorder takes', async () => {
  const press: Act = { kind: 'press', on: inField, key: 'Enter' };
  const { flow } = await createFlow([...acts, press]);
  const parsed = parse(JSON.parse(JSON.stringify(flow)));
  expect(parsed.title).toBe('Grace is welcomed');
  expect(parsed.steps.map(({ type }) => type)).toEqual([
    ...['setViewport', 'customStep', 'navigate', 'change', 'click'],
    ...['customStep', 'customStep', 'customStep', 'customStep', 'keyDown', 'keyUp'],
  ]);
});

it('reads its own flow back, with the state and the steps', async () => {
  const { har, flow } = await createFlow(acts);
  const file = JSON.parse(JSON.stringify(flow)) as unknown;
  expect(isRecorderFlow(file)).toBe(true);
  expect(isRecorderFlow(har)).toBe(false);
  const { steps, ...state } = readRecorderFlow(file, baseUrl).log._clinic;
  const { steps: recordedSteps, ...recordedState } = har.log._clinic;
  const withoutTime = ({ at: _, order: __, ...act }: (typeof steps)[number]) => act;
  expect(steps.map(withoutTime)).toEqual(recordedSteps.map(withoutTime));
  expect(state).toEqual(recordedState);
});

it('refuses a flow without a state of the mock', () => {
  const flow = { title: 'Elsewhere', steps: [{ type: 'navigate', url: 'http://app.test/' }] };
  expect(() => readRecorderFlow(flow, baseUrl)).toThrow('no state of the mock');
});
