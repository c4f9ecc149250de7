import { expect, it } from 'vitest';
import { captureMarkup } from './capture-markup.ts';

it('copies the page with its typed values, and without scripts', () => {
  const page = document.implementation.createHTMLDocument('Log in');
  page.body.innerHTML =
    '<script>run()</script><input id="email"><input type="checkbox"><textarea></textarea><select><option>a</option><option>b</option></select>';
  const field = <T extends Element>(selector: string) => page.querySelector(selector) as T;
  field<HTMLInputElement>('#email').value = 'patient@clinic.test';
  field<HTMLInputElement>('[type=checkbox]').checked = true;
  field<HTMLTextAreaElement>('textarea').value = 'Two lines';
  field<HTMLSelectElement>('select').value = 'b';

  const still = new DOMParser().parseFromString(captureMarkup(page), 'text/html');
  expect(still.querySelector('script')).toBeNull();
  expect(still.querySelector<HTMLInputElement>('#email')?.value).toBe('patient@clinic.test');
  expect(still.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true);
  expect(still.querySelector('textarea')?.value).toBe('Two lines');
  expect(still.querySelector('select')?.value).toBe('b');
});
