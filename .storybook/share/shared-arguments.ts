import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/** URL parameter for arguments. Storybook's own `args` drops URLs, e-mail addresses and lists. */
const argumentsParameter = 'given';

type Args = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Args => typeof value === 'object' && value !== null;

/** Parses the parameter; empty if it is missing or was altered by hand. */
function parseSharedArguments(text: string | null): { id?: unknown; args?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Returns the URL of the current story with its changed arguments; null without a story. */
export function storyUrl(api: API): string | null {
  const story = api.getCurrentStoryData();
  if (story?.type !== 'story') return null;
  const { id, args = {}, initialArgs = {} } = story;
  const changedArguments = Object.entries(args).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(initialArgs[name]),
  );
  const sharedText =
    changedArguments.length > 0 && JSON.stringify({ id, args: Object.fromEntries(changedArguments) });
  return api.getStoryHrefs(id, {
    base: 'origin',
    inheritGlobals: true,
    queryParams: { [argumentsParameter]: sharedText || undefined },
  }).managerHref;
}

/** Restores the arguments of a copied link once its story is prepared. */
export function restoreArguments(api: API): void {
  const { id, args } = parseSharedArguments(new URLSearchParams(location.search).get(argumentsParameter));
  if (typeof id !== 'string' || !isRecord(args)) return;
  const restoreOnce = (story: { id: string }) => {
    if (story.id !== id) return;
    api.off(STORY_PREPARED, restoreOnce);
    // `getData` may return a documentation page; only a story emits the event, with its id.
    api.updateStoryArgs({ ...api.getData(id), type: 'story' } as Parameters<API['updateStoryArgs']>[0], args);
  };
  api.on(STORY_PREPARED, restoreOnce);
}
