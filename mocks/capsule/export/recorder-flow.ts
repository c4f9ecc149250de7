import type { CapsuleHar } from '../capsule.ts';
import type { ElementReference, Step } from '../step.ts';

/** Step of a Chrome DevTools Recorder flow, as far as it is written here. */
export type RecorderStep =
  | {
      type: 'setViewport';
      width: number;
      height: number;
      deviceScaleFactor: 1;
      isMobile: boolean;
      hasTouch: boolean;
      isLandscape: boolean;
    }
  | { type: 'navigate'; url: string }
  | { type: 'click'; selectors: string[][]; offsetX: number; offsetY: number }
  | { type: 'change'; selectors: string[][]; value: string }
  | { type: 'keyDown' | 'keyUp'; key: string }
  | { type: 'customStep'; name: string; parameters: unknown };

/** Flow of the Chrome DevTools Recorder. */
export interface RecorderFlow {
  title: string;
  steps: RecorderStep[];
}

/** Names of the custom steps: the state, and a step that the Recorder does not know. */
export const customSteps = { state: 'clinicState', step: 'clinicStep' } as const;

/** Returns the selectors of an element: by role and name, or the recorded one. */
function toSelectors({ role, name, selector }: ElementReference): string[][] {
  if (role) return [[`aria/${name}[role="${role}"]`], [`aria/${name}`]];
  return [[`pierce/${selector}`]];
}

/** Returns the Recorder's steps for a step of a capsule. */
function toRecorderSteps(step: Step, baseUrl: string): RecorderStep[] {
  switch (step.kind) {
    case 'load':
      if (step.source) return [{ type: 'customStep', name: customSteps.step, parameters: step }];
      return [{ type: 'navigate', url: new URL(step.address, baseUrl).href }];
    case 'click':
      return [{ type: 'click', selectors: toSelectors(step.on), offsetX: 1, offsetY: 1 }];
    case 'type':
      if (step.source) return [{ type: 'customStep', name: customSteps.step, parameters: step }];
      return [{ type: 'change', selectors: toSelectors(step.on), value: step.value }];
    case 'choose':
      return [{ type: 'change', selectors: toSelectors(step.on), value: step.value }];
    case 'check':
      return [{ type: 'click', selectors: toSelectors(step.on), offsetX: 1, offsetY: 1 }];
    case 'press':
      return [
        { type: 'keyDown', key: step.key },
        { type: 'keyUp', key: step.key },
      ];
    default:
      return [{ type: 'customStep', name: customSteps.step, parameters: step }];
  }
}

/**
 * Creates a flow of the Chrome DevTools Recorder. The state is a custom step, and so is what the
 * Recorder has no step for.
 * @param baseUrl absolute URL of the app, with a trailing slash
 */
export function createRecorderFlow(har: CapsuleHar, baseUrl: string): RecorderFlow {
  const { steps, ...state } = har.log._clinic;
  return {
    title: state.expected || state.actual || `Bug capsule of ${state.savedAt}`,
    steps: [
      {
        type: 'setViewport',
        width: 1280,
        height: 900,
        deviceScaleFactor: 1,
        isMobile: false,
        hasTouch: false,
        isLandscape: true,
      },
      { type: 'customStep', name: customSteps.state, parameters: state },
      ...steps.flatMap((step) => toRecorderSteps(step, baseUrl)),
    ],
  };
}
