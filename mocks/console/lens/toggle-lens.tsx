import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showRefusal } from '#mocks/controls/refusal.ts';
import { isLensOnAtom } from './lens-state.ts';
import { lensAttribute } from './lens-surface.ts';

/** Loads the lens and the texts that it shows. @throws Error with a message for the user */
async function loadLens() {
  try {
    return await Promise.all([import('./lens.tsx'), import('./spec/spec.ts')]);
  } catch (error) {
    throw new Error('The spec lens could not be loaded. Please reload the page.', { cause: error });
  }
}

/** Renders the lens next to the app, so that no event of it reaches the app through React. */
async function openLens(): Promise<void> {
  const [{ Lens }, { spec }] = await loadLens();
  // While it was loading, the keys may have been pressed again, once or twice.
  if (!isLensOnAtom.get() || document.querySelector(`[${lensAttribute}]`)) return;
  const container = document.createElement('div');
  container.setAttribute(lensAttribute, '');
  container.setAttribute('data-no-print', '');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <Lens spec={spec} />
    </StrictMode>,
  );
  const subscription = isLensOnAtom.subscribe((isOn) => {
    if (isOn) return;
    subscription.unsubscribe();
    root.unmount();
    container.remove();
  });
}

/** Turns the spec lens on, or off if it is on. A failure to load it is shown in the page. */
export async function toggleLens(): Promise<void> {
  const isOn = !isLensOnAtom.get();
  isLensOnAtom.set(isOn);
  if (!isOn) return;
  try {
    await openLens();
  } catch (error) {
    isLensOnAtom.set(false);
    showRefusal(error);
  }
}
