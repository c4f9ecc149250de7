import { test } from '../test.ts';
import { button, field, form } from './steps.ts';

test('a page that is left while its draft is written lets the next pages read and write drafts', async ({
  tab,
  backend,
}) => {
  await backend.start('half-done', 'myHealth/contact');
  const referredBy = field(form(tab, 'Contacts'), 'Referred by');
  await referredBy.toBeVisible();
  // Whether the page is left within a write is chance.
  for (const round of [1, 2, 3, 4]) {
    await tab.evaluate((number) => {
      const inputs = [...document.querySelectorAll('input')];
      const input = inputs.find(({ labels }) => labels?.[0]?.textContent.startsWith('Referred by'));
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      let keys = 0;
      setInterval(() => {
        keys += 1;
        setValue?.call(input, `Visit ${number}, key ${keys}`);
        input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        if (keys === 20) location.href = location.href.replace('contact', 'diagnosis');
      });
    }, round);
    await form(tab, 'Diagnosis').toBeVisible();
    await tab.goto('myHealth/contact');
    await button(tab, 'Restore').click();
    await referredBy.toHaveValue(new RegExp(`^Visit ${round}, key \\d+$`));
  }
});
