import * as v from 'valibot';
import { type Capsule, type CapsuleHar, parseCapsule } from '../capsule.ts';
import type { Act, ElementReference, Step } from '../step.ts';
import { customSteps } from './recorder-flow.ts';

const selectorsSchema = v.array(v.union([v.string(), v.array(v.string())]));
const stepSchema = v.variant('type', [
  v.looseObject({ type: v.literal('navigate'), url: v.string() }),
  v.looseObject({ type: v.picklist(['click', 'doubleClick']), selectors: selectorsSchema }),
  v.looseObject({ type: v.literal('change'), selectors: selectorsSchema, value: v.string() }),
  v.looseObject({ type: v.picklist(['keyDown', 'keyUp']), key: v.string() }),
  v.looseObject({ type: v.literal('customStep'), name: v.string(), parameters: v.unknown() }),
  v.looseObject({
    type: v.picklist(['setViewport', 'scroll', 'hover', 'waitForElement', 'waitForExpression', 'close']),
  }),
]);
const flowSchema = v.object({ title: v.string(), steps: v.array(stepSchema) });
type FlowStep = v.InferOutput<typeof stepSchema>;

/** Returns true for a value that is a flow rather than a HAR. */
export const isRecorderFlow = (value: unknown): boolean => v.is(flowSchema, value);

/** Reads the element that a step names; the first selector by role and name counts. */
function readElement(selectors: v.InferOutput<typeof selectorsSchema>): ElementReference {
  const texts = selectors.flat();
  const match = texts
    .map((text) => /^aria\/(.*)\[role="([a-z]+)"\]$/s.exec(text))
    .find((found) => found !== null);
  if (match) return { role: match[2] ?? '', name: match[1] ?? '', index: 0, count: 1 };
  const css = texts.find((text) => !/^(aria|text|xpath)\//.test(text)) ?? '';
  const label = texts.find((text) => text.startsWith('aria/'))?.slice('aria/'.length) ?? '';
  const selector = css ? css.replace(/^pierce\//, '') : `text=${JSON.stringify(label)}`;
  return { role: '', name: '', index: 0, count: 1, selector };
}

/** Reads an act; null for a step that a replay does not repeat. */
function readAct(step: FlowStep, baseUrl: string): Act | null {
  switch (step.type) {
    case 'navigate':
      return {
        kind: 'load',
        address: step.url.startsWith(baseUrl)
          ? step.url.slice(baseUrl.length)
          : new URL(step.url).pathname.slice(1),
      };
    case 'click':
    case 'doubleClick':
      return { kind: 'click', on: readElement(step.selectors) };
    case 'change':
      return { kind: 'type', on: readElement(step.selectors), value: step.value };
    case 'keyDown':
      return {
        kind: 'press',
        on: { role: '', name: '', index: 0, count: 1, selector: ':focus' },
        key: step.key,
      };
    case 'customStep':
      return step.name === customSteps.step ? (step.parameters as Act) : null;
    default:
      return null;
  }
}

/**
 * Reads a flow of the Chrome DevTools Recorder as a capsule without calls.
 * @param baseUrl absolute URL of the app
 * @throws Error with a message for the user if the flow does not hold a capsule's state
 */
export function readRecorderFlow(value: unknown, baseUrl: string): CapsuleHar {
  const flow = v.safeParse(flowSchema, value);
  if (!flow.success) throw new Error('This is no flow of the DevTools Recorder.');
  const state = flow.output.steps.find(
    (step): step is FlowStep & { parameters: unknown } =>
      step.type === 'customStep' && step.name === customSteps.state,
  );
  if (!state)
    throw new Error('This flow has no state of the mock. Only a flow that was saved here can be replayed.');
  const acts = flow.output.steps.map((step) => readAct(step, baseUrl)).filter((act) => act !== null);
  const steps = acts.map((act, index): Step => ({ at: 0, ...act, order: index + 1 }));
  const capsule = { ...(state.parameters as Capsule), steps };
  return parseCapsule({
    log: {
      version: '1.2',
      creator: { name: 'DevTools Recorder', version: '1' },
      pages: [],
      entries: [],
      _clinic: capsule,
    },
  });
}
