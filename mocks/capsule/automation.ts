import { goTo } from '#mocks/console/tabs/go-to.ts';
import type { MockControls } from '#mocks/controls/controls.ts';
import { readAppUrl } from '#mocks/page/app-url.ts';
import { formatStoreName } from '#mocks/seats/store-name.ts';
import { currentReplay } from './replay/current-replay.ts';
import type { ReplayReport } from './replay/finding.ts';
import { prepareReplay, type ReplayOptions } from './replay/start-replay.ts';

export { readCapsule } from './save/save-capsule.ts';

/** Returns the name of this build's store. */
export const readStoreName = () => formatStoreName(new URL('api/', readAppUrl()).pathname);

/** Starts a replay in this tab. @throws Error with a message for the user */
export async function replay(
  controls: MockControls,
  capsule: unknown,
  options?: ReplayOptions,
): Promise<void> {
  const address = await prepareReplay(controls, readStoreName(), capsule, options);
  goTo(address);
}

/** Returns the progress of this tab's replay; null without one. */
export const readReport = (): ReplayReport | null => currentReplay.get()?.report() ?? null;
