import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { projectFolder } from '../../tools/project-folder.ts';

const index = readFileSync(join(projectFolder, 'index.html'), 'utf8').replaceAll('%BASE_URL%', '/');
const inlineScripts = [...index.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(() => {
  const script = inlineScripts.find((text) => text.includes('could not be loaded'));
  new Function(script ?? 'throw new Error("There is no such script")')();
});
beforeEach(() => {
  document.body.innerHTML = '<div id="root"><form aria-label="Login"></form></div>';
  document.documentElement.style.visibility = '';
  logError.mockClear();
});

/** Reports a failed load of a script of the page, as a browser does. */
function failScript(type: string, readyState: DocumentReadyState = 'interactive'): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const script = document.createElement('script');
  script.type = type;
  // A plain property: the attribute would load the script.
  Object.defineProperty(script, 'src', { value: 'http://localhost/assets/index-1.js' });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

it('says on the page and in the console that the app’s script could not be loaded', () => {
  window.history.replaceState(null, '', '/intake/login');
  document.documentElement.style.visibility = 'hidden';
  window.earlyInput = [];
  failScript('module');
  expect(screen.getByRole('main').textContent).toMatch(/^The page could not be loaded\s*Please try again\./);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.documentElement.style.visibility).toBe('');
  // Else clicks on the button would be held back.
  expect(window.earlyInput).toBeUndefined();
  expect(logError.mock.calls).toEqual([
    [
      'http://localhost/assets/index-1.js could not be loaded. The app was built for base /, and this page is ' +
        'served from /intake/. If that is the folder of the app, build it with --base=/intake/ (docs/integrating.md).',
    ],
  ]);
});

it('suggests no other base where the folder is the one that the app was built for', () => {
  window.history.replaceState(null, '', '/login');
  failScript('module');
  expect(logError.mock.calls.flat()).toEqual([expect.stringMatching(/is served from \/\.$/)]);
});

it('waits for the page’s root', () => {
  failScript('module', 'loading');
  expect(screen.queryByRole('main')).toBeNull();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(screen.getByRole('main')).toBeTruthy();
});

it('leaves the page as it is after an error of another script, and of the app itself', () => {
  failScript('text/javascript');
  window.dispatchEvent(new ErrorEvent('error', { message: 'a bug' }));
  expect(screen.getByRole('form')).toBeTruthy();
  expect(logError).not.toHaveBeenCalled();
});
