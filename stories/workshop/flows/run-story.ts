import {
  GLOBALS_UPDATED,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { SIDE_BY_SIDE_PARAMETER } from '../../../.storybook/side-by-side.tsx';
import { viewports } from '../../../.storybook/viewports.ts';
import { captureMarkup } from './capture-markup.ts';
import classes from './flows.module.css';

const endEvents: readonly unknown[] = [STORY_FINISHED, STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION];
/** Time limit for a story, in ms. The strip then continues with the next story. */
const storyTimeoutMs = 30_000;
/** Time for animations to end, in ms. */
const animationMs = 600;
/** Default window of a story, in px: the play functions are written for it. */
export const defaultWindow = { width: 1280, height: 800 };

/** Final markup of a story, and the window that it ran in, in px. */
export interface Still {
  markup: string;
  width: number;
  height: number;
}

/** Returns the URL of a story in a frame, with a storage of its own. */
const formatStoryUrl = (id: string, scheme: string) =>
  `./iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:${scheme}&${SIDE_BY_SIDE_PARAMETER}=strip`;

/** Event of Storybook's preview, as far as it is read here. */
interface StoryEvent {
  type?: unknown;
  args?: readonly { storyGlobals?: { viewport?: { value?: string } } }[];
}

/** Parses an event that Storybook's preview sends to the page around it; {} for other messages. */
function parseEvent(data: unknown): StoryEvent {
  try {
    return (typeof data === 'string' && JSON.parse(data)?.event) || {};
  } catch {
    return {};
  }
}

/** Returns the window that a story's own globals fix, or the default window. */
function readWindow({ args = [] }: StoryEvent): typeof defaultWindow {
  const value = args[0]?.storyGlobals?.viewport?.value;
  const viewport = Object.entries(viewports).find(([name]) => name === value)?.[1];
  return viewport
    ? {
        width: Number.parseInt(viewport.styles.width, 10),
        height: Number.parseInt(viewport.styles.height, 10),
      }
    : defaultWindow;
}

/** Sets the size of the frame, which is the story's window. */
function resize(frame: HTMLIFrameElement, { width, height }: typeof defaultWindow): void {
  Object.assign(frame, { width: `${width}`, height: `${height}` });
}

/** Waits until a story ends or times out, and gives its frame the window that the story fixes. */
const waitUntilEnded = (frame: HTMLIFrameElement) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('message', listen);
      resolve();
    };
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow) return;
      const event = parseEvent(data);
      if (event.type === GLOBALS_UPDATED) resize(frame, readWindow(event));
      if (endEvents.includes(event.type)) finish();
    };
    const timer = setTimeout(finish, storyTimeoutMs);
    addEventListener('message', listen);
  });

/** Creates an invisible frame: a story that scrolls or focuses must not move the strips. */
function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = classes.running ?? '';
  frame.inert = true;
  frame.title = 'A story that runs';
  resize(frame, defaultWindow);
  return frame;
}

/** Plays a story in a frame, and returns its final state. */
export async function runStory(id: string, scheme: string): Promise<Still> {
  const frame = createFrame();
  frame.src = formatStoryUrl(id, scheme);
  document.body.append(frame);
  try {
    await waitUntilEnded(frame);
    await new Promise((resolve) => setTimeout(resolve, animationMs));
    const page = frame.contentDocument;
    return {
      markup: page ? captureMarkup(page) : '',
      width: Number(frame.width),
      height: Number(frame.height),
    };
  } finally {
    frame.remove();
  }
}
