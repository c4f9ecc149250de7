import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/** Storybook’s own `args` drops whatever holds more than letters and digits: an address, an e-mail, a list. */
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

/** The address of the story that is shown, with the arguments that its reader has changed; null where none is shown. */
export function linkTo(api: API): string | null {
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

/** Gives the story of a copied link its arguments back, as soon as it is there. */
export function openGiven(api: API): void {
  const { id, args } = read(new URLSearchParams(location.search).get(PARAMETER));
  if (typeof id !== 'string' || !isRecord(args)) return;
  const giveBack = (story: { id: string }) => {
    if (story.id !== id) return;
    api.off(STORY_PREPARED, giveBack);
    api.updateStoryArgs({ ...api.getData(id), type: 'story' } as Parameters<API['updateStoryArgs']>[0], args);
  };
  api.on(STORY_PREPARED, giveBack);
}
