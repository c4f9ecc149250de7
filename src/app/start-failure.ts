import { removeEarlyFrame } from '#ui/start/early-frame.ts';
import { releaseEarlyInput } from '#ui/start/early-input.ts';
import { emptyRoot } from './rendered-page.ts';

/**
 * Shows on the page why the app could not start, such as a wrong environment or a failing mock.
 * Plain DOM, because nothing else is sure to work here.
 */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = 'The app could not start';
  const reason = document.createElement('p');
  reason.textContent = error instanceof Error ? error.message : String(error);
  const advice = document.createElement('p');
  advice.textContent = 'Please load the page again. If that does not help, please tell the clinic.';
  const reload = document.createElement('button');
  reload.textContent = 'Reload the page';
  reload.onclick = () => location.reload();
  reload.style.cssText = 'min-height: 44px; padding: 0 1rem; font: inherit';
  main.append(heading, reason, advice, reload);
  main.style.cssText =
    'max-width: 40rem; margin: 10vh auto; padding: 1rem; font-family: system-ui, sans-serif';
  // Ends the recording of early input, which no page will take over now.
  releaseEarlyInput();
  removeEarlyFrame();
  emptyRoot(root).append(main);
}
