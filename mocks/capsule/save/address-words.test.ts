import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readKnownTexts } from '#mocks/redaction/known-texts.ts';
import { createRedactor } from '#mocks/redaction/redactor.ts';
import { addressWords } from './address-words.ts';
import { redactAddress } from './redact-steps.ts';

it('knows each word of the routes', async () => {
  const tree = await readFile(new URL('../../../src/routeTree.gen.ts', import.meta.url), 'utf8');
  const words = [...tree.matchAll(/fullPath: '([^']+)'/g)]
    .flatMap(([, path = '']) => path.split('/'))
    .filter((word) => !word.includes('$'));
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !addressWords.has(word))).toEqual([]);
});

it('keeps an address of the app, and replaces the rest of it', async () => {
  const redactor = createRedactor(await readKnownTexts('clinic'), 'salt');
  const address = 'physician/update-profile/complete-patient/contact?view=notes';
  expect(redactAddress(redactor, address)).toBe(address);
  expect(redactAddress(redactor, 'physician/patient-profile/patient-71')).toBe(
    'physician/patient-profile/patient-71',
  );
  expect(redactAddress(redactor, 'setPassword/k3x9zq/setPassword?mail=jo%40home.org')).not.toMatch(
    /k3x9zq|jo%40|home/,
  );
});
