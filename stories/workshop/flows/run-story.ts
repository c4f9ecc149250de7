import {
  GLOBALS_UPDATED,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { BESIDE } from '../../../.storybook/side-by-side.tsx';
import { viewports } from '../../../.storybook/viewports.ts';
import classes from './flows.module.css';
import { stillOf } from './still-of.ts';

const ENDED: readonly unknown[] = [STORY_FINISHED, STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION];
/** Time limit for a story, in ms. The strip then continues with the next story. */
const limitMs = 30_000;
/** Time for animations to end, in ms. */
const restMs = 600;
/** Default window of a story, in px: the play functions are written for it. */
export const USUAL = { width: 1280, height: 800 };

/** Final markup of a story, and the window that it ran in, in px. */
export interface Still {
  markup: string;
  width: number;
  height: number;
}

/** Returns the URL of a story in a frame, with a storage of its own. */
const addressOf = (id: string, scheme: string) =>
  `./iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:${scheme}&${BESIDE}=strip`;

interface StoryEvent {
  type?: unknown;
  args?: readonly { storyGlobals?: { viewport?: { value?: string } } }[];
}

/** Parses an event that Storybook's preview sends to the page around it; {} for other messages. */
function eventIn(data: unknown): StoryEvent {
  try {
    return (typeof data === 'string' && JSON.parse(data)?.event) || {};
  } catch {
    return {};
  }
}

/** Returns the window that a story's own globals fix, or the default window. */
function windowOf({ args = [] }: StoryEvent): typeof USUAL {
  const value = args[0]?.storyGlobals?.viewport?.value;
  const fixed = Object.entries(viewports).find(([name]) => name === value)?.[1];
  return fixed
    ? { width: Number.parseInt(fixed.styles.width, 10), height: Number.parseInt(fixed.styles.height, 10) }
    : USUAL;
}

function resize(frame: HTMLIFrameElement, { width, height }: typeof USUAL): void {
  Object.assign(frame, { width: `${width}`, height: `${height}` });
}

/** Waits until a story ends or times out, and gives its frame the window that the story fixes. */
const ended = (frame: HTMLIFrameElement) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('message', listen);
      resolve();
    };
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow) return;
      const event = eventIn(data);
      if (event.type === GLOBALS_UPDATED) resize(frame, windowOf(event));
      if (ENDED.includes(event.type)) done();
    };
    const timer = setTimeout(done, limitMs);
    addEventListener('message', listen);
  });

/** Creates an invisible frame: a story that scrolls or focuses must not move the strips. */
function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = classes.running ?? '';
  frame.inert = true;
  frame.title = 'A story that runs';
  resize(frame, USUAL);
  return frame;
}

/** Plays a story in a frame, and returns its final state. */
export async function runStory(id: string, scheme: string): Promise<Still> {
  const frame = createFrame();
  frame.src = addressOf(id, scheme);
  document.body.append(frame);
  try {
    await ended(frame);
    await new Promise((resolve) => setTimeout(resolve, restMs));
    const page = frame.contentDocument;
    return {
      markup: page ? stillOf(page) : '',
      width: Number(frame.width),
      height: Number(frame.height),
    };
  } finally {
    frame.remove();
  }
}
