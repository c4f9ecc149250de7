import { resolveAppUrl } from '#mocks/console/tabs/go-to.ts';
import type { MockControls } from '#mocks/controls/controls.ts';
import { readAppUrl, readPageAddress } from '#mocks/page/app-url.ts';
import { describeReference } from '../describe-step.ts';
import { findElement, isTextVisible } from '../elements.ts';
import type { Step } from '../step.ts';
import { actOnElement, type ElementAct } from './act-on-element.ts';
import type { Finding } from './finding.ts';
import { waitUntil } from './wait-until.ts';

/** Time limit for an element, a text or an address to appear, in ms. */
const limitMs = 6000;

/** Parts of a replay that its steps need. */
export interface StepContext {
  readonly controls: MockControls;
  /** Returns true if the page has shown a text, once for each time. */
  takeShown(text: string): boolean;
  /** Returns true if there was an error, once for each. */
  takeError(): boolean;
  /** Returns true once the replay has ended, also while a step waits for its element. */
  isStopped(): boolean;
}

type Difference = Omit<Finding, 'step'>;

/** Ids of a kind and a counter, which may differ from run to run. */
const normalize = (address: string) => decodeURIComponent(address).replaceAll(/-\d+(?=[/?&#]|$)/g, '-…');

/** Returns the text that a step types. */
function readValue(act: ElementAct, { server }: MockControls): string {
  if (act.kind !== 'type') return '';
  if (act.source !== 'code') return act.value;
  return server.store.tables.outbox.find(({ code }) => code !== undefined)?.code ?? '';
}

const isUsable = (element: Element) =>
  !element.matches(':disabled') && element.ariaDisabled !== 'true' && element.closest('[inert]') === null;

async function performOnElement(
  act: ElementAct,
  { controls, isStopped }: StepContext,
): Promise<Difference[]> {
  const name = describeReference(act.on);
  const element = await waitUntil(() => findElement(act.on), limitMs);
  if (isStopped()) return [];
  if (!element) return [{ kind: 'element', text: `The page has no ${name}` }];
  if ((await waitUntil(() => (isUsable(element) ? true : null), limitMs)) === null)
    return [{ kind: 'element', text: `${name} is disabled` }];
  try {
    await actOnElement(element, act, readValue(act, controls));
    return [];
  } catch (error) {
    return [{ kind: 'element', text: `${name} ${error instanceof Error ? error.message : error}` }];
  }
}

async function performCommand(name: string, args: readonly unknown[], controls: MockControls) {
  const commands = { ...controls, setClock: controls.timeMachine?.setClock } as unknown as Record<
    string,
    ((...args: readonly unknown[]) => unknown) | undefined
  >;
  try {
    await commands[name]?.(...args);
    return [];
  } catch (error) {
    return [
      {
        kind: 'command' as const,
        text: `${name} was refused: ${error instanceof Error ? error.message : error}`,
      },
    ];
  }
}

async function expectAddress(address: string): Promise<Difference[]> {
  const isThere = () => (normalize(readPageAddress()) === normalize(address) ? true : null);
  if (await waitUntil(isThere, limitMs)) return [];
  return [{ kind: 'address', text: `The page is at /${readPageAddress()}, and was at /${address}` }];
}

/** Returns the URL of a step's page: the link of the newest message, or the recorded address. */
export function resolveLoad(
  { address, source }: Extract<Step, { kind: 'load' }>,
  { server }: MockControls,
): URL {
  const links = source === 'link' ? server.store.tables.outbox.map(({ link }) => link) : [];
  const link = links.find((text) => text !== undefined);
  // A capsule is untrusted: a page outside the app is not opened.
  return new URL(resolveAppUrl(link ?? address) ?? readAppUrl());
}

/**
 * Repeats a step in this page, or checks what it says of the page. The load of a page is the
 * player's.
 * @returns differences from the recording
 */
export async function performStep(step: Step, context: StepContext): Promise<Difference[]> {
  switch (step.kind) {
    case 'load':
      return [];
    case 'address':
      return expectAddress(step.address);
    case 'history':
      history.go(step.delta);
      return expectAddress(step.address);
    case 'command':
      return performCommand(step.name, step.args, context.controls);
    case 'seen': {
      const isShown = () => context.takeShown(step.text) || isTextVisible(step.role, step.text);
      if (await waitUntil(() => (isShown() ? true : null), limitMs)) return [];
      return [{ kind: 'text', text: `The page does not show “${step.text}”` }];
    }
    case 'error': {
      if (await waitUntil(() => (context.takeError() ? true : null), 2000)) return [];
      return [{ kind: 'error', text: `No error now; it was “${step.message}”` }];
    }
    default:
      return performOnElement(step, context);
  }
}
