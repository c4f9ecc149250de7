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
/** Time limit for a story, in ms: its strip goes on with the next one. */
const limitMs = 30_000;
/** Time for what moves to come to rest, in ms. */
const restMs = 600;
/** Window of a story that is not fixed to another, in px: the one that its play function was written for. */
export const USUAL = { width: 1280, height: 800 };

/** End of a story: its markup, and the window that it ran in. */
export interface Still {
  markup: string;
  width: number;
  height: number;
}

/** Address of a story in a frame, with a storage of its own. */
const addressOf = (id: string, scheme: string) =>
  `./iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:${scheme}&${BESIDE}=strip`;

interface StoryEvent {
  type?: unknown;
  args?: readonly { storyGlobals?: { viewport?: { value?: string } } }[];
}

/** Returns an event that Storybook's preview sends to the page around it. */
function eventIn(data: unknown): StoryEvent {
  try {
    return (typeof data === 'string' && JSON.parse(data)?.event) || {};
  } catch {
    return {};
  }
}

/** Returns the window that a story is fixed to by its own globals. */
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

/** Waits for the end of a story, and gives its frame the window that the story is fixed to. */
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

/** Creates a frame over the page that is not seen: a story that scrolls or focuses must not move the strips. */
function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = classes.running ?? '';
  frame.inert = true;
  frame.title = 'A story that runs';
  resize(frame, USUAL);
  return frame;
}

/** Runs a story in a frame until it has played, and returns its end. */
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
