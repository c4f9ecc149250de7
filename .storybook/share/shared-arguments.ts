import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/** URL parameter for arguments. Storybook's own `args` drops URLs, e-mail addresses and lists. */
const PARAMETER = 'given';

type Args = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Args => typeof value === 'object' && value !== null;

function read(text: string | null): { id?: unknown; args?: unknown } {
  try {
    const given: unknown = JSON.parse(text ?? '');
    return isRecord(given) ? given : {};
  } catch {
    return {};
  }
}

/** Returns the URL of the current story with its changed arguments; null without a story. */
export function storyUrl(api: API): string | null {
  const story = api.getCurrentStoryData();
  if (story?.type !== 'story') return null;
  const { id, args = {}, initialArgs = {} } = story;
  const changed = Object.entries(args).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(initialArgs[name]),
  );
  const given = changed.length > 0 && JSON.stringify({ id, args: Object.fromEntries(changed) });
  return api.getStoryHrefs(id, {
    base: 'origin',
    inheritGlobals: true,
    queryParams: { [PARAMETER]: given || undefined },
  }).managerHref;
}

/** Restores the arguments of a copied link once its story is prepared. */
export function restoreArguments(api: API): void {
  const { id, args } = read(new URLSearchParams(location.search).get(PARAMETER));
  if (typeof id !== 'string' || !isRecord(args)) return;
  const giveBack = (story: { id: string }) => {
    if (story.id !== id) return;
    api.off(STORY_PREPARED, giveBack);
    api.updateStoryArgs({ ...api.getData(id), type: 'story' } as Parameters<API['updateStoryArgs']>[0], args);
  };
  api.on(STORY_PREPARED, giveBack);
}
